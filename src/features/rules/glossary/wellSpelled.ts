import { searchForm } from './searchForm.ts';

/**
 * Whether a word stands in its proper spelling, among others that may be the same word as a reader types it in a hurry:
 * of *accion* and *acción*, of *Jaeger* and *Jäger*, the search wants both and a printed list the second alone.
 */
export function wellSpelled(words: readonly string[]): (word: string) => boolean {
  const best = new Map<string, number>();
  for (const word of words)
    best.set(searchForm(word), Math.max(best.get(searchForm(word)) ?? 0, signs(word)));
  return word => signs(word) === best.get(searchForm(word));
}

/** How many letters are more than plain ones. */
function signs(word: string): number {
  return word.normalize('NFD').match(/[\p{M}łŁß]/gu)?.length ?? 0;
}
