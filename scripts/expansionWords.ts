import { bookOf } from '#books/atBuild/cards.ts';
import { books, isOptional, optionalBooks } from '#books/registry.ts';
import type { Book } from '#engine/model/card.ts';

function ids({ cards, characters, locations, titles, damageTokens, objectives }: Book): string[] {
  return [...cards, ...characters, ...locations, ...titles, ...damageTokens, ...objectives].map(
    ({ id }) => id,
  );
}

/** Boards are named by the engine itself, which says who may go where; single words may mean something else. */
function isTelling(word: string, { locations }: Book): boolean {
  return word.includes('-') && !locations.some(({ board }) => board === word);
}

const base = new Set(
  books
    .filter(book => !isOptional(book))
    .map(bookOf)
    .flatMap(ids),
);

/** Words only an expansion has: its cards, people and places, and the operations that only it uses. */
const expansionWords: readonly string[] = optionalBooks
  .map(bookOf)
  .flatMap(book =>
    [...ids(book), ...Object.keys(book.code.operations ?? {})].filter(
      word => !base.has(word) && isTelling(word, book),
    ),
  );

const spoken = new RegExp(`["'\`](?:${expansionWords.join('|')})["'\`]`);

/** Whether a built script has anything of an expansion in it. */
export function speaksOfExpansions(script: string): boolean {
  return spoken.test(script);
}
