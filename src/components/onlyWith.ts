import { type Book, expansions } from '#rules/book.ts';

/** The value of `data-with`: one of these books must be on the table for a thing to be seen (`books.css`). */
export function onlyWith(books: readonly Book[]): string | undefined {
  return books.includes('base') ? undefined : expansions.filter(book => books.includes(book)).join(' ');
}
