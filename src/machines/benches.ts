/** The benches in the order in which they are shown. */
export const benches = [
  'check',
  'attack',
  'vipers',
  'raiders',
  'boarding',
  'damage',
  'jump',
  'loyalty',
] as const;
export type BenchId = (typeof benches)[number];
