/** What a move costs whoever sets out, told before he does: the same judgement by which it is paid for. */
import type { Library } from '../library/library.ts';
import type { State } from '../model/state.ts';
import { type Seat, sectors } from '../model/vocabulary.ts';
import { costs, leavingCosts } from '../ops/moving.ts';
import type { Position } from '../run/run.ts';

/** In the order in which they are paid. */
export type MoveCost = 'skill-card' | 'super-crisis-card';

/** `to` is an option of a move: a location, a space area, or a word for something else, which costs nothing. */
export function moveCost(lib: Library, state: State, seat: Seat, to: string): readonly MoveCost[] {
  const position: Position = { lib, state };
  const location = lib.locations.get(to);
  if (location === undefined && !sectors.some(sector => sector === to)) return [];
  return [
    ...(location !== undefined && costs(position, seat, location.id) ? (['skill-card'] as const) : []),
    ...(leavingCosts(position, seat) ? (['super-crisis-card'] as const) : []),
  ];
}
