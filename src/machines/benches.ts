import type { Book } from '#books/registry.ts';
import { type TableBenchId, tableBenches } from './tables/tables.ts';

/** The benches in the order in which they are shown. */
export const benches = [
  'turn',
  'check',
  'attack',
  'vipers',
  'raiders',
  'boarding',
  'damage',
  'jump',
  'loyalty',
  'succession',
  'loyalty-pegasus',
  'succession-pegasus',
  'loyalty-daybreak',
  'succession-daybreak',
  ...tableBenches,
] as const;
export type BenchId = (typeof benches)[number];

/** The book whose rules a bench is about. */
const books: { readonly [bench in BenchId]?: Book } = {
  'loyalty-pegasus': 'pegasus',
  'succession-pegasus': 'pegasus',
  'loyalty-daybreak': 'daybreak',
  'succession-daybreak': 'daybreak',
  reckless: 'pegasus',
  execution: 'pegasus',
  occupation: 'pegasus',
  agendas: 'pegasus',
  abilities: 'daybreak',
  mutiny: 'daybreak',
  mission: 'daybreak',
  'assault-raptors': 'daybreak',
  motives: 'daybreak',
};
export const bookOf = (bench: BenchId): Book => books[bench] ?? 'base';

export const isTableBench = (bench: BenchId): bench is TableBenchId =>
  tableBenches.some(table => table === bench);
