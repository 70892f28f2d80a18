/** The books at hand; an expansion is fetched when it is first named. */
import type { Book } from '../engine/model/card.ts';
import { type Book as BookName, withBase } from '../rules/book.ts';
import { baseBook } from './base/index.ts';

const shelf: { readonly [book in BookName]: () => Promise<Book> } = {
  base: async () => baseBook,
  pegasus: async () => (await import('./pegasus/index.ts')).pegasusBook,
  daybreak: async () => (await import('./daybreak/index.ts')).daybreakBook,
};

/** The base game and what else is named. */
export function booksNamed(named: readonly string[]): Promise<readonly Book[]> {
  return Promise.all(withBase(named).map(book => shelf[book]()));
}
