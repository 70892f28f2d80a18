import { bookOf } from '#books/atBuild/cards.ts';
import { type Book as BookName, books } from '#books/registry.ts';
import type { Book } from '#engine/model/card.ts';

/** The book whose rules stand at this path: the tables of a page of rules show its things. */
export function bookShown({ path }: { readonly path: string }): Book {
  const found: BookName | undefined = books.find(book => path.startsWith(`rules/${book}/`));
  if (found === undefined)
    throw new Error(`${path} is no page of rules of a book, whose tables could be shown.`);
  return bookOf(found);
}
