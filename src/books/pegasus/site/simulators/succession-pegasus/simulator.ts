import { defineSimulator } from '#books/defineSimulator.ts';

export const simulator = defineSimulator({
  rule: 'pegasus.succession.admiral-order',
  of: 'succession',
  joins: 'succession',
  start: ['ellen-tigh', 'helena-cain', 'anastasia-dualla', 'tom-zarek'],
});
