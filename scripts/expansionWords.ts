import { baseBook } from '#books/base/cards/index.ts';
import { daybreakBook } from '#books/daybreak/cards/index.ts';
import { pegasusBook } from '#books/pegasus/cards/index.ts';
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

const base = new Set(ids(baseBook));

/** Words only an expansion has: its cards, people and places, and the operations that only it uses. */
const expansionWords: readonly string[] = [pegasusBook, daybreakBook].flatMap(book =>
  [...ids(book), ...Object.keys(book.operations ?? {})].filter(
    word => !base.has(word) && isTelling(word, book),
  ),
);

const spoken = new RegExp(`["'\`](?:${expansionWords.join('|')})["'\`]`);

/** Whether a built script has anything of an expansion in it. */
export function speaksOfExpansions(script: string): boolean {
  return spoken.test(script);
}
