import { defineSimulator } from '#books/defineSimulator.ts';

/** Those of the printed example. */
export const simulator = defineSimulator({
  rule: 'succession.on-reveal',
  lesson: 'titles-and-the-brig',
  of: 'succession',
  start: ['lee-adama', 'william-adama', 'karl-agathon', 'tom-zarek'],
});
