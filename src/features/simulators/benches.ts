/** The names of what can be tried out, as addresses have them: each book adds its own, and says what stands on each. */

/** Tables with all that belongs to a game. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface TableBenches {}
export type TableBenchId = keyof TableBenches;

export interface Benches extends TableBenches {}
export type BenchId = keyof Benches;
