/** The cards, sheets and boards of every book, all at hand: where pages are built and content is checked. */

import { booksNamed } from '#books/libraries.ts';
import { type Book as BookName, books } from '#books/registry.ts';
import type { Book, CardsFacet } from '#engine/model/card.ts';

const all = new Map(await Promise.all((await booksNamed(books)).map(async book => [book.id, book] as const)));

export function bookOf(id: BookName): Book {
  const found = all.get(id);
  if (!found) throw new Error(`There is no book "${id}"`);
  return found;
}

export const allBooks: readonly CardsFacet[] = books.map(bookOf);
