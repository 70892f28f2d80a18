/** What an option will cost, told before it is chosen: the same judgement by which it is paid for afterwards. */
import type { Library } from '../library/library.ts';
import type { Choice } from '../model/choice.ts';
import type { State } from '../model/state.ts';
import { type Seat, sectors } from '../model/vocabulary.ts';
import { leavingCosts, costs as shipChangeCosts } from '../ops/moves.ts';
import { foldSum } from '../queries/modifiers.ts';
import { seatState } from '../rules/people.ts';
import type { Position } from '../run/run.ts';

/** So many cards, which whoever pays chooses. */
export interface Cost {
  readonly card: 'skill-card' | 'super-crisis-card';
  readonly n: number;
}

/** `id` is an option of what this seat is asked. What costs nothing, or cannot be told before, has no costs. */
export function costsOf(
  lib: Library,
  state: State,
  seat: Seat,
  { prompt }: Pick<Choice, 'prompt'>,
  id: string,
): readonly Cost[] {
  const position: Position = { lib, state };
  switch (prompt) {
    case 'movement':
      return costsOfMove(position, seat, id);
    case 'action':
    case 'activation':
      return costsOfAction(position, seat, id);
    default:
      return [];
  }
}

function costsOfMove(position: Position, seat: Seat, to: string): readonly Cost[] {
  const location = position.lib.locations.get(to);
  // Other words are for something else than a move.
  if (location === undefined && !sectors.some(sector => sector === to)) return [];
  return [
    ...(location !== undefined && shipChangeCosts(position, seat, location.id) ? skillCards(1) : []),
    ...(leavingCosts(position, seat) ? [{ card: 'super-crisis-card', n: 1 } as const] : []),
  ];
}

function costsOfAction(position: Position, seat: Seat, id: string): readonly Cost[] {
  const held = seatState(position, seat).hand.length;
  const { locations, faces } = position.lib;
  if (locations.has(id)) return skillCards(Math.min(held, foldSum(position, 'activation-cost', { seat })));
  if (faces.has(id)) return skillCards(Math.min(held - 1, foldSum(position, 'card-cost', { seat })));
  return [];
}

const skillCards = (n: number): readonly Cost[] => (n > 0 ? [{ card: 'skill-card', n }] : []);
