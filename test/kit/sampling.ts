/**
 * What `npm test` leaves to `npm run test:full`. Browser tests that differ only in language, screen, theme, page or
 * bench are a family, and most of its members prove the same once more: `npm test` runs a fixed share of them, chosen so
 * that each language, screen and theme comes up somewhere, and the full run (FULL=1) all. `SAMPLE=1 npm test` takes the
 * next share, `SAMPLE=2` the one after it. What only the full run has stands behind `if (full)`.
 */
export const full = process.env['FULL'] === '1';
const turn = Number(process.env['SAMPLE'] ?? 0);

/** One of the list, by the number of the test in its family; all of them in the full run. */
export function inTurns<T>(list: readonly T[], at: number): readonly T[] {
  const chosen = list[(at + turn) % list.length];
  return full || chosen === undefined ? list : [chosen];
}

/** Every n-th of the list; all of them in the full run. */
export function everyNth<T>(list: readonly T[], n: number): readonly T[] {
  return full ? list : list.filter((_, i) => i % n === turn % n);
}
