import { libraryOf } from '#books/libraries.ts';
import type { Book } from '#books/registry.ts';
import type { Check } from '#engine/model/effect.ts';
import type { CheckResult } from '#engine/model/state.ts';
import { checkOdds } from '#engine/tools/checkOdds.ts';
import { memoize } from './memoize.ts';

/** What comes of a check when the cards of the players add up to a sum and two Destiny cards are added unseen. */
export interface Chances {
  readonly sum: number;
  readonly odds: { readonly [result in CheckResult]: number };
}

/** For every sum at which Destiny still decides, lowest first; with a new Destiny deck of these books. */
export function checkChances(check: Check, books: readonly Book[]): Promise<readonly Chances[]> {
  return chances(JSON.stringify({ check, books }));
}

/** Asked for in every language, and by cards that differ in their icons alone. */
const chances = memoize(async (asked: string): Promise<readonly Chances[]> => {
  const { check, books }: { check: Check; books: readonly Book[] } = JSON.parse(asked);
  const lib = await libraryOf(books);
  const unseen = { inside: [], outside: [], hidden: 0, destiny: lib.components.destinyPerCheck };
  const { difficulty, partial } = check;
  const lowest = Math.min(difficulty, partial ?? difficulty);
  const sums = Array.from({ length: difficulty - lowest + 2 * reach + 1 }, (_, at) => lowest - reach + at);
  return sums
    .map(sum => {
      const rest = {
        ...check,
        difficulty: difficulty - sum,
        ...(partial === undefined ? {} : { partial: partial - sum }),
      };
      return { sum, odds: checkOdds(lib, rest, unseen) };
    })
    .filter(({ odds }) => Math.max(...Object.values(odds)) < 1);
});

/** Two cards of strength 5 are the most that Destiny can add or take away. */
const reach = 10;
