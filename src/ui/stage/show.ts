/** What a scene is drawn from: the beat, how things stood before and after it, and how far it has come. */
import type { Library } from '#engine/index.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { View } from '#engine/view/view.ts';
import { isTold } from '../table/isTold.ts';
import type { Speech } from '../table/speech.ts';
import { seatName, told } from '../table/speech.ts';
import type { Beat } from './beats.ts';

export interface Show {
  readonly beat: Beat;
  readonly before: View;
  readonly after: View;
  /** From 0 to 1. */
  readonly progress: number;
  readonly lib: Library;
  readonly speech: Speech;
}

export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** The last event of a kind in the beat. */
export function eventIn<T extends EventType>(
  { events }: Pick<Beat, 'events'>,
  type: T,
): EventOf<T> | undefined {
  return events.findLast((event): event is EventOf<T> => event.type === type);
}

/** What happens in a beat, in the words of the log. */
export const sentences = ({ beat, before, speech }: Show): readonly string[] =>
  told(speech, before.seats, beat.events.filter(isTold)).map(({ text }) => text);

/** The sentence that tells what the beat is about. */
export function headline({ beat, before, speech }: Show): string {
  const lines = told(speech, before.seats, beat.events.filter(isTold));
  return (lines.find(({ events }) => events.includes(beat.chief)) ?? lines[0])?.text ?? '';
}

export const nameOf = ({ speech, after }: Show, seat: number): string => seatName(speech, after.seats, seat);
