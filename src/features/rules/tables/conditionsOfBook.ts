import { bookOf } from '#books/atBuild/cards.ts';
import { type Book, books, isOptional } from '#books/registry.ts';
import type { Skill } from '#engine/model/vocabulary.ts';
import type { Condition } from '#rules/facts.ts';

/** What has to be so for the things of a book to be on the table; for those of a skill, that no later book brings it anew. */
export function conditionsOfBook(book: Book, skill?: Skill): readonly Condition[] {
  const later = books.slice(books.indexOf(book) + 1);
  return [
    ...(isOptional(book) ? [book] : []),
    ...later
      .filter(other => bookOf(other).putsAway?.skills?.some(one => one === skill))
      .map(other => `!${other}`),
  ];
}
