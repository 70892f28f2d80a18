import type { Course } from '#ui/bench/course.ts';
import { type Speech, toldOf } from './useSpeech.ts';

/** A course of events in words, a line for everything that was said and came to something. */
export function workedCourse(speech: Speech, course: Course | undefined): readonly string[] {
  if (course === undefined) throw new Error('The worked example cannot be played.');
  return course.said
    .map(({ stop }) => toldOf(speech, stop.events, stop.game.state).join(' '))
    .filter(line => line !== '');
}
