/** The fingerprint of a book: changed by every leaf that play reads, by no annotation. */

import { expect, test } from 'vitest';
import { annotations, bookFingerprint } from '#engine/library/meaning.ts';
import type { Book } from '#engine/model/card.ts';
import { baseBook, daybreakBook, pegasusBook } from '../../kit/books.ts';

type Path = readonly string[];

/** Where every leaf of a book stands, and whether it is part of an annotation. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'function' || value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** The book with another leaf there; what lies beside the way is shared. */
function withOther(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return typeof value === 'number' ? value + 1 : `${String(value)} or otherwise`;
  const inner = withOther(Reflect.get(Object(value), key), rest);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...Object(value), [key]: inner };
}

const isAnnotation = (path: Path) => path.some(key => annotations.has(key));
const changed = (book: Book, path: Path) => bookFingerprint(withOther(book, path) as Book);

test.each([
  ['base', baseBook],
  ['pegasus', pegasusBook],
  ['daybreak', daybreakBook],
])('what %s means is in its fingerprint and what is said about it is not', (_, book) => {
  const before = bookFingerprint(book);
  // Of its code a fingerprint can say nothing.
  const all = leaves({ ...book, code: undefined });
  const annotated = all.filter(isAnnotation);
  // Each is a whole book to read, so not quite all.
  const meant = all.filter((path, i) => !isAnnotation(path) && i % 3 === 0);
  expect(annotated.length).toBeGreaterThan(20);
  expect(annotated.filter(path => changed(book, path) !== before)).toEqual([]);
  expect(meant.length).toBeGreaterThan(150);
  expect(meant.filter(path => changed(book, path) === before)).toEqual([]);
});
