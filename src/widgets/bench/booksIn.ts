import type { Book } from '../../engine/model/card.ts';

/** The expansions among them, as a new game in the sandbox is told of them. */
export function booksIn(books: readonly Book[]): string {
  const more = books.flatMap(({ id }) => (id === 'base' ? [] : [id]));
  return more.length === 0 ? '' : `books=${more.join(',')}&`;
}
