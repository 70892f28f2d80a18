import { defineSimulator } from '#books/defineSimulator.ts';

export const simulator = defineSimulator({
  rule: 'daybreak.succession.replaces-all',
  of: 'succession',
  joins: 'succession',
  start: ['lee-adama-alternate', 'louis-hoshi', 'romo-lampkin', 'sherman-cottle'],
});
