import type { SpotId } from '../marks.ts';
import { capital, type Words } from '../words.ts';

/** What is to be said of one spot: "Bow: 1 basestar, 3 raiders." */
export interface Line {
  readonly spot: SpotId;
  readonly name: string;
  readonly items: readonly string[];
}

/** A line as it is read, on the page and by a screen reader. */
export function lineText(words: Words, { name, items }: Line): string {
  return words.t('line', { name: capital(name, words), items: items.join(', ') });
}

/** What is said where there is nothing to say. */
export function orElse(items: readonly string[], otherwise: string): readonly string[] {
  return items.length === 0 ? [otherwise] : items;
}
