import type { Library } from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';

/** A game with these books that nobody has asked anything special of: towards the first objective there is. */
export function optionsOf(
  lib: Library,
  seats: number,
  seed: number,
  more: Partial<GameOptions> = {},
): GameOptions {
  const [objective = ''] = lib.objectives.keys();
  return {
    books: lib.books,
    objective,
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: seats }, (_, i) => ({ id: `p${i + 1}` })),
    chance: 'seeded',
    ...more,
    seed,
  };
}
