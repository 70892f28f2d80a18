import { type Book, books } from '#rules/book.ts';
import { booksAreChosen, expansionsTonight } from '#storage/books.ts';

/** The books that are searched: tonight's, or all while nobody has said which these are. */
export function onTable(): readonly Book[] {
  const tonight = expansionsTonight();
  return booksAreChosen()
    ? books.filter(book => book === 'base' || tonight.some(one => one === book))
    : books;
}

export const offTable = (): readonly Book[] => books.filter(book => !onTable().includes(book));
