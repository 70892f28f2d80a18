import type { Stop } from '#engine/tools/deeds.ts';
import { untold } from '../bench/useSpeech.ts';
import type { Seats } from '../sandbox/seats.ts';
import { type Speech, told } from '../sandbox/speech.ts';

/** What came of a word, sentence by sentence. */
export function toldAt(speech: Speech, seats: Seats, { events }: Pick<Stop, 'events'>): readonly string[] {
  return told(
    speech,
    seats,
    events.filter(({ type }) => !untold.includes(type)),
  ).map(({ text }) => text);
}
