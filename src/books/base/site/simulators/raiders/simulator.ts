import { defineSimulator } from '#books/defineSimulator.ts';
import { ships } from '../crew.ts';

export const simulator = defineSimulator({
  rule: 'raiders.priority',
  lesson: 'raiders',
  of: 'raiders',
  ...ships,
});
