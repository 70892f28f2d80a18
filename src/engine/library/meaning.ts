/**
 * What a book means for play, as a fingerprint: it stays the same when only an annotation changes, so that a better
 * reference to a rule makes no saved game look old.
 */
import type { Book } from '../model/card.ts';
import { fingerprint } from '../model/fingerprint.ts';
import { procedures } from '../procedures/index.ts';

/** Fields that say something about an effect or an ability to whoever reads it; play never looks at them. */
export const annotations: ReadonlySet<string> = new Set(['rule', 'also', 'drawback']);

const withoutAnnotations = (key: string, value: unknown): unknown =>
  annotations.has(key) ? undefined : value;

const meaningOf = (tree: object): string => fingerprint(JSON.stringify(tree, withoutAnnotations));

const known = new WeakMap<object, string>();

/** Changes whenever a card, table or block of the book plays otherwise; of its code a fingerprint can say nothing. */
export function bookFingerprint(book: Book): string {
  const { code: _, ...data } = book;
  const found = known.get(book) ?? meaningOf(data);
  known.set(book, found);
  return found;
}

let ofProcedures: string | undefined;

/** The same for the procedures of the engine, which every game has. */
export function proceduresFingerprint(): string {
  ofProcedures ??= meaningOf(procedures);
  return ofProcedures;
}
