/** The cards, sheets and boards of every book, all at hand: where pages are built and content is checked. */

import { booksNamed } from '#books/libraries.ts';
import { type Book as BookName, books } from '#books/registry.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';
import { type Activation, coreActivations } from '#engine/model/vocabulary.ts';

const all = new Map(await Promise.all((await booksNamed(books)).map(async book => [book.id, book] as const)));

export function bookOf(id: BookName): Book {
  const found = all.get(id);
  if (!found) throw new Error(`There is no book "${id}"`);
  return found;
}

export const allBooks: readonly CardsFacet[] = books.map(bookOf);

const carriedOut = /^activate-(.+)$/;

/** The activations that cards print or say: those of every game, then those that books carry out by a block of theirs. */
export const activations: readonly Activation[] = [
  ...coreActivations,
  ...allBooks.flatMap(({ procedures = {} }) =>
    Object.keys(procedures).flatMap(block => (carriedOut.exec(block)?.[1] as Activation | undefined) ?? []),
  ),
];
