import { defineSimulator } from '#books/defineSimulator.ts';
import { ships } from '../crew.ts';

export const simulator = defineSimulator({
  rule: 'attack.roll',
  lesson: 'fighters-and-civilians',
  of: 'attack',
  ...ships,
});
