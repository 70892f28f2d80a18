/** What can be tried out of this book, in the order in which it is shown. Each has a folder. */
import type { ById, TableIds } from '#books/defineSimulator.ts';
import { simulator as abilities } from './abilities/simulator.ts';
import { simulator as assaultRaptors } from './assault-raptors/simulator.ts';
import { simulator as loyaltyDaybreak } from './loyalty-daybreak/simulator.ts';
import { simulator as mission } from './mission/simulator.ts';
import { simulator as motives } from './motives/simulator.ts';
import { simulator as mutiny } from './mutiny/simulator.ts';
import { simulator as successionDaybreak } from './succession-daybreak/simulator.ts';

export const simulators = {
  'loyalty-daybreak': loyaltyDaybreak,
  'succession-daybreak': successionDaybreak,
  abilities,
  mutiny,
  mission,
  'assault-raptors': assaultRaptors,
  motives,
};

declare module '#features/simulators/benches.ts' {
  interface TableBenches extends Record<TableIds<typeof simulators>, object> {}
  interface Benches extends ById<typeof simulators> {}
}
