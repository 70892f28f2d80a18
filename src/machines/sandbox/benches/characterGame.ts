/** A game of these people with these books, as far as a bench is about nothing else. */

import { onTable } from '#books/registry.ts';
import type { CharacterId } from '#engine/model/vocabulary.ts';
import type { Position, Scenario } from '#scenarios/index.ts';

export function characterGame(
  books: readonly string[],
  characters: readonly CharacterId[],
  position: Position,
  seed = 1,
): Scenario {
  return {
    id: 'try',
    books: [...onTable(books)],
    game: {
      objective: 'kobol',
      seats: characters.map((character, at) => ({ id: seatIdOf(at), character })),
      seed,
    },
    position,
  };
}

export const seatIdOf = (at: number): string => `p${at + 1}`;
