import { halfway } from '#books/base/site/simulators/loyalty/halfway.ts';
import { defineSimulator } from '#books/defineSimulator.ts';

/** With a Cylon Leader, and somebody new. */
export const simulator = defineSimulator({
  rule: 'daybreak.loyalty-deck.procedure',
  of: 'loyalty',
  joins: 'loyalty',
  start: {
    characters: ['louis-hoshi', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'danna-biers'],
    seed: 1,
  },
  halfway,
});
