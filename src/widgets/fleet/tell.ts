import type { Book } from '../../engine/model/card.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { State } from '../../engine/model/state.ts';
import { eventText } from '../../text/events/index.ts';
import { namesIn } from '../../text/events/namesIn.ts';
import type { Voice } from '../../text/voice.ts';

/** An event as a sentence of the log. */
export function tell(voice: Voice, book: Book, event: GameEvent, { seats }: State): string {
  return eventText(voice, event, {
    seatName: seat => voice.shortName(seats[seat]?.character ?? ''),
    ...namesIn(voice, book),
  });
}
