import type { Book } from '#books/registry.ts';
import { changeSettings, readSettings } from './settings.ts';

/** What the build has printed into the page, so that scripts of every page carry no list of books. */
function printed(name: 'allBooks' | 'optionalBooks'): readonly Book[] {
  const list = globalThis.document?.documentElement.dataset[name] ?? '';
  return list.split(' ').filter(book => book !== '') as Book[];
}

/** In the order in which they came out. */
export const allBooks = (): readonly Book[] => printed('allBooks');

/** Those that a table may play with or without. */
export const optionalBooks = (): readonly Book[] => printed('optionalBooks');

/** Those on the table tonight. */
export function expansionsTonight(): readonly Book[] {
  const chosen: unknown = readSettings().books;
  return optionalBooks().filter(book => Array.isArray(chosen) && chosen.includes(book));
}

/** Sent to the page when books are put on the table or taken off, by whatever part of it. */
export const booksChanged = 'tonights-books';

/** Whether anybody has said which books lie on the table; before, none is out of the game. */
export function booksAreChosen(): boolean {
  return Array.isArray(readSettings().books);
}

/** Puts an expansion on the table or takes it off. */
export function putOnTable(book: Book, on: boolean): void {
  const before = expansionsTonight();
  const chosen = optionalBooks().filter(other => (other === book ? on : before.includes(other)));
  changeSettings({ books: chosen });
  globalThis.dispatchEvent?.(new Event(booksChanged));
}
