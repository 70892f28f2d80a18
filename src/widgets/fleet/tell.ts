import type { Words } from '../../board/words.ts';
import type { Book } from '../../engine/model/card.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { State } from '../../engine/model/state.ts';
import { eventText } from '../../text/events/index.ts';

/** An event as a sentence of the log. */
export function tell(words: Pick<Words, 'voice'>, book: Book, event: GameEvent, { seats }: State): string {
  return eventText(words.voice, event, {
    seatName: seat => words.voice.shortName(seats[seat]?.character ?? ''),
    book,
  });
}
