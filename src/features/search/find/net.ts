import { width } from './columns.ts';

/**
 * A small neural net that says what a candidate is worth: each column counts by itself, and it tells eight judges
 * something, each of whom says how far it finds what it looks for (from minus one to one) and has a voice of its own. By
 * themselves columns would count the same whatever stands beside them; a judge may see that a name counts less in a
 * long question.
 */
export type Net = {
  /** For each column: what it counts by itself, then what it tells each judge. */
  readonly columns: readonly (readonly number[])[];
  /** What each judge thinks before it was told anything, and how loud its voice is. */
  readonly leanings: readonly number[];
  readonly voices: readonly number[];
};

export const judges = 8;
/** The numbers of a net in one row: column by column, then leanings, then voices. */
export const perColumn: number = 1 + judges;
export const leaningsFrom: number = width * perColumn;
export const voicesFrom: number = leaningsFrom + judges;
export const netSize: number = voicesFrom + judges;

export function inRow({ columns, leanings, voices }: Net): Float32Array {
  return Float32Array.from([...columns.flat(), ...leanings, ...voices]);
}

/** What a row of columns is worth; leaves in `heard` what the judges say. */
export function worthOf(
  columns: Float32Array,
  net: Float32Array,
  heard: Float32Array = new Float32Array(judges),
): number {
  let worth = 0;
  for (let judge = 0; judge < judges; judge++) heard[judge] = net[leaningsFrom + judge] ?? 0;
  for (let column = 0; column < width; column++) {
    const value = columns[column] ?? 0;
    if (value === 0) continue;
    const from = column * perColumn;
    worth += value * (net[from] ?? 0);
    for (let judge = 0; judge < judges; judge++) {
      heard[judge] = (heard[judge] ?? 0) + value * (net[from + 1 + judge] ?? 0);
    }
  }
  for (let judge = 0; judge < judges; judge++) {
    heard[judge] = Math.tanh(heard[judge] ?? 0);
    worth += (heard[judge] ?? 0) * (net[voicesFrom + judge] ?? 0);
  }
  return worth;
}
