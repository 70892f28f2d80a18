import { halfway } from '#books/base/site/simulators/loyalty/halfway.ts';
import { defineSimulator } from '#books/defineSimulator.ts';

/** With a Cylon Leader, and somebody new. */
export const simulator = defineSimulator({
  rule: 'pegasus.loyalty-deck.composition',
  of: 'loyalty',
  joins: 'loyalty',
  start: {
    characters: ['helena-cain', 'laura-roslin', 'gaius-baltar', 'sharon-valerii', 'caprica-six'],
    seed: 1,
  },
  halfway,
});
