/** The benches in the order in which they are shown. */
export const benches = ['attack'] as const;
export type BenchId = (typeof benches)[number];
