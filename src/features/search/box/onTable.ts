import type { Book } from '#books/registry.ts';
import { isOut } from '#rules/facts.ts';
import { allBooks, booksAreChosen, expansionsTonight, optionalBooks } from '#ui/keep/books.ts';
import { factsTonight } from '#ui/keep/table.ts';
import type { Answer } from '../pack/answer.ts';

/** The books that are searched: tonight's, or all while these are not known. */
export const onTable = (): readonly Book[] => {
  const off = offTable();
  return allBooks().filter(book => !off.includes(book));
};

/** Whether an answer belongs to a book that is not on the table, or holds under what is known not to be so there. */
export function isOffTable(): (answer: Pick<Answer, 'book' | 'when'>) => boolean {
  const off = offTable();
  const facts = factsTonight();
  return ({ book, when }) => off.includes(book) || (when !== undefined && isOut(facts, when.split(' ')));
}

export function offTable(): readonly Book[] {
  if (!booksAreChosen()) return [];
  const tonight = expansionsTonight();
  return optionalBooks().filter(book => !tonight.includes(book));
}
