/** The library a scenario is played with: of the books it names, an expansion fetched when it is first named. */
import { baseBook } from '../cards/base/index.ts';
import { compile, type Library } from '../engine/index.ts';
import type { Book } from '../engine/model/card.ts';
import { type Book as BookName, books } from '../rules/book.ts';
import { library } from './library.ts';

const shelf: { readonly [book in BookName]: () => Promise<Book> } = {
  base: async () => baseBook,
  pegasus: async () => (await import('../cards/pegasus/index.ts')).pegasusBook,
  daybreak: async () => (await import('../cards/daybreak/index.ts')).daybreakBook,
};

const libraries = new Map<string, Promise<Library>>([['base', Promise.resolve(library)]]);

function withBase(named: readonly string[]): readonly BookName[] {
  return books.filter(book => book === 'base' || named.includes(book));
}

/** The base game and what else is named of the books at hand. */
export function booksNamed(named: readonly string[]): Promise<readonly Book[]> {
  return Promise.all(withBase(named).map(book => shelf[book]()));
}

/** Their library; the same list gives the same one. */
export function libraryOf(named: readonly string[]): Promise<Library> {
  const key = withBase(named).join(' ');
  const known = libraries.get(key) ?? booksNamed(named).then(compile);
  libraries.set(key, known);
  return known;
}
