import { defineSimulator } from '#books/defineSimulator.ts';
import { ships } from '../crew.ts';

export const simulator = defineSimulator({
  rule: 'heavy-raiders.board',
  lesson: 'boarding-and-damage',
  of: 'boarding',
  ...ships,
});
