/** A game of these people with these books, as far as a bench is about nothing else. */

import { onTable } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import type { Position, Scenario } from '#scenarios/index.ts';
import { firstObjective } from '#ui/table/firstObjective.ts';

export function characterGame(
  lib: Library,
  characters: readonly CharacterId[],
  position: Position,
  seed = 1,
): Scenario {
  return {
    id: 'try',
    books: [...onTable(lib.books)],
    game: {
      objective: firstObjective(lib),
      seats: characters.map((character, at) => ({ id: seatIdOf(at), character })),
      seed,
    },
    position,
  };
}

export const seatIdOf = (at: number): string => `p${at + 1}`;
