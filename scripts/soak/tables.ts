/** A table for a random game: any books that can be combined, any objective, number of players, rulings and options. */

import { libraryOf } from '#books/libraries.ts';
import { optionalBooks } from '#books/registry.ts';
import { type Library, optionsRefusal } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import { type BookId, difficulties } from '#engine/model/vocabulary.ts';
import type { Case } from '../../test/kit/cases.ts';
import { gameOptions } from '../../test/kit/options.ts';
import { type Below, pick } from '../../test/kit/random.ts';

export interface Table extends Case {
  readonly lib: Library;
  readonly options: Partial<GameOptions>;
}

/** Every combination of books that a table may play with or without, none among them. */
const shelves: readonly (readonly BookId[])[] = Array.from({ length: 2 ** optionalBooks.length }, (_, bits) =>
  optionalBooks.filter((_book, i) => (bits & (1 << i)) !== 0),
);

/** Nothing, as a rule; sometimes something else than the default for some of them. */
function rulings(lib: Library, below: Below): { readonly [id: string]: string } {
  if (below(2) === 0) return {};
  const some = Object.entries(lib.rulings).filter(() => below(4) === 0);
  return Object.fromEntries(some.map(([id, options]) => [id, pick(below, options) ?? '']));
}

export async function someTable(seed: number, below: Below): Promise<Table> {
  const books = pick(below, shelves) ?? [];
  const lib = await libraryOf(books);
  const seats = lib.loyaltyDecks.map(({ players }) => players);
  // Some mixtures exclude each other: another one is drawn.
  for (let tries = 0; tries < 200; tries++) {
    const n = pick(below, seats) ?? 3;
    const options: Partial<GameOptions> = {
      books: lib.books,
      objective: pick(below, [...lib.objectives.keys()]) ?? '',
      difficulty: pick(below, difficulties) ?? 'normal',
      rulings: rulings(lib, below),
      options: Object.fromEntries(lib.gameOptions.filter(() => below(6) === 0).map(id => [id, true])),
      chance: below(4) === 0 ? 'asked' : 'seeded',
    };
    if (optionsRefusal(lib, gameOptions(n, options)) !== undefined) continue;
    return { seats: n, seed, player: below(2) === 0 ? 'uniform' : 'novelty', lib, options };
  }
  throw new Error(`No game can be made with ${lib.books.join(', ')}`);
}

export function tableText({ lib, seats, player, options }: Table): string {
  const { objective, difficulty, rulings: ruled, options: set, chance } = options;
  const rest = JSON.stringify({ objective, difficulty, rulings: ruled, options: set, chance });
  return `${lib.books.join('+')}, ${seats} players (${player}), ${rest}`;
}
