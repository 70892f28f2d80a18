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
] as const;
export type BenchId = (typeof benches)[number];
