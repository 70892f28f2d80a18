/** The benches in the order in which they are shown. */
export const benches = ['check', 'attack', 'raiders', 'boarding', 'jump', 'loyalty'] as const;
export type BenchId = (typeof benches)[number];
