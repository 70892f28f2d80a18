import type { Stop } from '#engine/tools/deeds.ts';
import type { Seats } from '#ui/table/seats.ts';
import { type Speech, told } from '#ui/table/speech.ts';
import { untold } from '../kit/useSpeech.ts';

/** What came of a word, sentence by sentence. */
export function toldAt(speech: Speech, seats: Seats, { events }: Pick<Stop, 'events'>): readonly string[] {
  return told(
    speech,
    seats,
    events.filter(({ type }) => !untold.includes(type)),
  ).map(({ text }) => text);
}
