import type { PlayFacet } from '#books/playFacet.ts';

/** The crew of the lessons, the reader as Starbuck. */
const crew = ['kara-thrace', 'william-adama', 'laura-roslin', 'galen-tyrol', 'tom-zarek'];

export const facet: PlayFacet = {
  newGame: {
    // With this seed the first round has checks, an attack and a decision of her own; she is human and first to play.
    firstRound: `characters=${crew.join(',')}&rulings=first-player-method:named&seed=32&guide=on`,
    seats: [
      { id: 'adama', character: 'william-adama' },
      { id: 'roslin', character: 'laura-roslin' },
      { id: 'starbuck', character: 'kara-thrace' },
      { id: 'baltar', character: 'gaius-baltar' },
    ],
  },
  simulators: async () => (await import('./simulators/index.ts')).simulators,
  moments: async () => (await import('./play/moments/index.ts')).moments,
  night: async () => (await import('./play/night/index.ts')).night,
};
