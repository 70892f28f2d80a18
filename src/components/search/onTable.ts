import type { Book } from '#books/registry.ts';
import { allBooks, booksAreChosen, expansionsTonight, optionalBooks } from '#storage/books.ts';

/** The books that are searched: tonight's, or all while nobody has said which these are. */
export const onTable = (): readonly Book[] => {
  const off = offTable();
  return allBooks().filter(book => !off.includes(book));
};

export function offTable(): readonly Book[] {
  if (!booksAreChosen()) return [];
  const tonight = expansionsTonight();
  return optionalBooks().filter(book => !tonight.includes(book));
}
