import { type Expansion, expansions } from '#rules/book.ts';
import { changeSettings, readSettings } from './settings.ts';

/** The expansions on the table tonight, in the order in which they came out. */
export function expansionsTonight(): readonly Expansion[] {
  const chosen: unknown = readSettings().books;
  return expansions.filter(book => Array.isArray(chosen) && chosen.includes(book));
}

/** Sent to the page when books are put on the table or taken off, by whatever part of it. */
export const booksChanged = 'tonights-books';

/** Whether anybody has said which books lie on the table; before, none is out of the game. */
export function booksAreChosen(): boolean {
  return Array.isArray(readSettings().books);
}

/** Puts an expansion on the table or takes it off. */
export function putOnTable(book: Expansion, on: boolean): void {
  const before = expansionsTonight();
  const chosen = expansions.filter(other => (other === book ? on : before.includes(other)));
  changeSettings({ books: chosen });
  globalThis.dispatchEvent?.(new Event(booksChanged));
}
