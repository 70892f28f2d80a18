import type { GameEvent } from '#engine/model/event.ts';
import type { SeatView } from '#engine/view/view.ts';

/** The players in their seats, and their characters. */
export type Seats = readonly Pick<SeatView, 'id' | 'character'>[];

/** The character in each seat after an event: characters are chosen, and later replaced. */
export function playedAfter(seats: Seats, event: GameEvent): Seats {
  if (!('seat' in event && 'character' in event)) return seats;
  const { seat, character } = event;
  if (seats[seat]?.character === character) return seats;
  return seats.map((one, at) => (at === seat ? { ...one, character } : one));
}
