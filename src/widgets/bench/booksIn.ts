import type { Book } from '#engine/model/card.ts';

/** The expansions among them. */
export const booksIn = (books: readonly Book[]): readonly string[] =>
  books.flatMap(({ id }) => (id === 'base' ? [] : [id]));
