import type { GameEvent } from '#engine/model/event.ts';
import type { SeatView } from '#engine/view/view.ts';

/** Who sits where, and plays whom. */
export type Seats = readonly Pick<SeatView, 'id' | 'character'>[];

/** Who plays whom after an event: characters are chosen, and replaced when they are executed. */
export function playedAfter(seats: Seats, event: GameEvent): Seats {
  if (event.type !== 'character-chosen' && event.type !== 'character-replaced') return seats;
  const { seat, character } = event;
  return seats.map((one, at) => (at === seat ? { ...one, character } : one));
}
