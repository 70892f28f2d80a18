import { type Book, isOptional, optionalBooks } from '#books/registry.ts';

/** The value of `data-with`: one of these books must be on the table for a thing to be seen (`scripts/bookStyles.ts`). */
export function onlyWith(books: readonly Book[]): string | undefined {
  return books.every(isOptional) ? optionalBooks.filter(book => books.includes(book)).join(' ') : undefined;
}
