import type { CardId, Seat } from '../model/vocabulary.ts';
import type { Position } from '../run/run.ts';
import { slotsOn, valuesOf } from '../slots/each.ts';

/** The cards of books that a player holds face down, such as what he must bring about to win. */
export function secretsOf({ lib, state }: Position, seat: Seat): CardId[] {
  const player = state.seats[seat];
  if (player === undefined) return [];
  const values = valuesOf(player);
  return slotsOn(lib, 'seat').flatMap(slot => {
    const value = values[slot.name];
    const hands = value === undefined ? undefined : slot.hidden?.(value);
    return hands?.flatMap(({ cards }) => cards.map(({ card }) => card)) ?? [];
  });
}
