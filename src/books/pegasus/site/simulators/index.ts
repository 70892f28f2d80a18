/** What can be tried out of this book, in the order in which it is shown. Each has a folder. */
import type { ById, TableIds } from '#books/defineSimulator.ts';
import { simulator as agendas } from './agendas/simulator.ts';
import { simulator as execution } from './execution/simulator.ts';
import { simulator as loyaltyPegasus } from './loyalty-pegasus/simulator.ts';
import { simulator as occupation } from './occupation/simulator.ts';
import { simulator as reckless } from './reckless/simulator.ts';
import { simulator as successionPegasus } from './succession-pegasus/simulator.ts';

export const simulators = {
  'loyalty-pegasus': loyaltyPegasus,
  'succession-pegasus': successionPegasus,
  reckless,
  execution,
  occupation,
  agendas,
};

declare module '#features/simulators/benches.ts' {
  interface TableBenches extends Record<TableIds<typeof simulators>, object> {}
  interface Benches extends ById<typeof simulators> {}
}
