/** The timing points of all books: where pages are built. */
import { libraryOf } from '../libraries.ts';
import { books } from '../registry.ts';

export const { points: timingPoints } = await libraryOf(books);
