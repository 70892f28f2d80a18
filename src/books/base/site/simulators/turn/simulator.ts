import { defineSimulator } from '#books/defineSimulator.ts';
import { turnTable } from './situations.ts';

export const simulator = defineSimulator({
  rule: 'turn.six-steps',
  lesson: 'your-turn',
  who: 'lee-adama',
  of: 'turn',
  ...turnTable,
});
