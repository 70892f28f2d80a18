import type { GameEvent } from '#engine/model/event.ts';
import type { SeatView } from '#engine/view/view.ts';

/** Who sits where, and plays whom. */
export type Seats = readonly Pick<SeatView, 'id' | 'character'>[];

/** Who plays whom after an event: characters are chosen, and others come in for them. */
export function playedAfter(seats: Seats, event: GameEvent): Seats {
  if (!('seat' in event && 'character' in event)) return seats;
  const { seat, character } = event;
  if (seats[seat]?.character === character) return seats;
  return seats.map((one, at) => (at === seat ? { ...one, character } : one));
}
