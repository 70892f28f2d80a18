import { baseBook } from '#books/base/cards/index.ts';
import { daybreakBook } from '#books/daybreak/cards/index.ts';
import { pegasusBook } from '#books/pegasus/cards/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { Book as BookName } from '#rules/book.ts';

/** The cards, sheets and boards of every book, where pages are built and content is checked. */
export const booksOfCards: { readonly [book in BookName]: Book } = {
  base: baseBook,
  pegasus: pegasusBook,
  daybreak: daybreakBook,
};
