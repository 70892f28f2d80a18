import { defineSimulator } from '#books/defineSimulator.ts';
import { halfway } from './halfway.ts';

/** Five players, among them the two who get a card more. */
export const simulator = defineSimulator({
  rule: 'loyalty-deck.sort-piles',
  lesson: 'who-are-you',
  of: 'loyalty',
  start: {
    characters: ['william-adama', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'kara-thrace'],
    seed: 1,
  },
  halfway,
});
