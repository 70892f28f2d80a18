import type { Book } from '#engine/model/card.ts';

/** How a simulator begins where a book is on the table. */
export interface BookStart<Start> {
  readonly book: string;
  readonly start: Start;
}

/** The start with these books: that of the latest among them that has one of its own. */
export function startOn<Start>(
  starts: readonly BookStart<Start>[],
  books: readonly Pick<Book, 'id'>[],
  usual: Start,
): Start {
  const own = starts.filter(({ book }) => books.some(({ id }) => id === book));
  return own.at(-1)?.start ?? usual;
}
