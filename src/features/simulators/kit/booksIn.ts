import { optionalIn } from '#books/registry.ts';
import type { Book } from '#engine/model/card.ts';

/** Those among them that a table may play without. */
export const booksIn = (books: readonly Book[]): readonly string[] => optionalIn(books.map(({ id }) => id));
