import type { GameOptions, SeatOptions } from '#engine/model/options.ts';

/** Seats p1, p2 and so on, who draft their characters. */
function seats(n: number): SeatOptions[] {
  return Array.from({ length: n }, (_, i) => ({ id: `p${i + 1}` }));
}

/** A base game by the rules as they stand, with whatever a test wants otherwise. */
export function gameOptions(n: number, changes: Partial<GameOptions> = {}): GameOptions {
  return {
    books: ['base'],
    objective: 'kobol',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: seats(n),
    seed: 1,
    chance: 'seeded',
    ...changes,
  };
}
