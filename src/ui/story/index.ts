/** A recording as a row of stops: what is shown at each press of "Next", and what is asked before. */

import { withCode } from '#books/withCode.ts';
import { compileLaidOut, type Library } from '#engine/index.ts';
import { momentsOf } from '#scenarios/recording/moments.ts';
import type { Recording } from '#scenarios/recording/recording.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Deed } from './deed.ts';
import type { Question } from './question.ts';
import { type Stop, stopsOf } from './stops.ts';

export interface Story {
  readonly lib: Library;
  readonly recording: Recording;
  readonly stops: readonly Stop[];
  /** The same with other answers where several count. */
  readonly branches?: readonly Story[];
}

/**
 * The library of the cards of a recording. What carries out the set-up is fetched for those that begin there, and the
 * code of an expansion for those that are played with it.
 */
export async function libraryFor({ books, setUp }: Pick<Recording, 'books' | 'setUp'>): Promise<Library> {
  const compile = setUp ? (await import('#engine/library/whole.ts')).compile : compileLaidOut;
  return compile(await withCode(books));
}

export function storyOf(
  recording: Recording,
  lib: Library,
  asked: readonly Question[],
  deeds: readonly Deed[] = [],
): Story {
  const moments = momentsOf(lib, recording).slice(0, recording.end + 1);
  return {
    lib,
    recording,
    stops: stopsOf(beatsOf(moments, recording.marks, deeds.length > 0), asked, deeds),
  };
}

/** After how many lines of its script a scenario stands as it does in that beat. */
export function linesUntil({ lines }: Recording, { answered }: Beat): number {
  const beyond = lines.findIndex(before => before > answered);
  return Math.max(0, (beyond < 0 ? lines.length : beyond) - 1);
}

export { viewOf } from '#engine/index.ts';

export type { Recording } from '#scenarios/recording/recording.ts';
export type { Beat } from './beats.ts';
export { answerKey, type Deed } from './deed.ts';
export type { Option, Question } from './question.ts';
export type { Stop } from './stops.ts';
