/** The benches of the expansions that are tables, in the order in which they are shown. */
export const tableBenches = [
  'reckless',
  'execution',
  'occupation',
  'agendas',
  'abilities',
  'mutiny',
  'mission',
  'assault-raptors',
  'motives',
] as const;
export type TableBenchId = (typeof tableBenches)[number];
