import { type DeedBench, parseCourse } from '../../machines/deeds/deedMachine.ts';
import type { Speech } from '../../widgets/bench/useSpeech.ts';
import { toldOf } from '../../widgets/deeds/useDeeds.ts';

/** A course of events in words, a line for everything that was said and came to something. */
export function workedDeeds(bench: DeedBench, speech: Speech, text: string): readonly string[] {
  const course = parseCourse(bench, text);
  if (course === undefined) throw new Error(`The example ${text} cannot be played.`);
  return course.said
    .map(({ stop }) => toldOf(speech, stop.events, stop.game.state).join(' '))
    .filter(line => line !== '');
}
