import { type Book, books } from '../rules/book.ts';
import { changeSettings, readSettings } from './settings.ts';

/** The books that may lie on the table or not: all but the base game. */
export type Expansion = Exclude<Book, 'base'>;

const isExpansion = (name: unknown): name is Expansion =>
  name !== 'base' && books.some(book => book === name);

export const expansions: readonly Expansion[] = books.filter(isExpansion);

/** The expansions on the table tonight, in the order in which they came out. */
export function expansionsTonight(): readonly Expansion[] {
  const chosen: readonly unknown[] = readSettings().books ?? [];
  return expansions.filter(book => Array.isArray(chosen) && chosen.includes(book));
}

export function putOnTable(book: Expansion, on: boolean): readonly Expansion[] {
  const chosen = expansions.filter(other => (other === book ? on : expansionsTonight().includes(other)));
  changeSettings({ books: chosen });
  return chosen;
}
