/** The books at hand; an expansion is fetched when it is first named. */

import { baseBook } from '#books/base/cards/index.ts';
import type { Book } from '#engine/model/card.ts';
import { type Book as BookName, withBase } from '#rules/book.ts';

const shelf: { readonly [book in BookName]: () => Promise<Book> } = {
  base: async () => baseBook,
  pegasus: async () => (await import('#books/pegasus/cards/index.ts')).pegasusBook,
  daybreak: async () => (await import('#books/daybreak/cards/index.ts')).daybreakBook,
};

/** The base game and what else is named. */
export function booksNamed(named: readonly string[]): Promise<readonly Book[]> {
  return Promise.all(withBase(named).map(book => shelf[book]()));
}
