/**
 * The game that follows the lessons, as its address names it (docs/addresses.md): the same crew, the reader as Starbuck,
 * human and first to play. With this seed the first round has checks, an attack and a decision of her own.
 */
const crew = ['kara-thrace', 'william-adama', 'laura-roslin', 'galen-tyrol', 'tom-zarek'];

export const firstRound = [
  `characters=${crew.join(',')}`,
  'rulings=first-player-method:named',
  'seed=32',
  'guide=on',
].join('&');
