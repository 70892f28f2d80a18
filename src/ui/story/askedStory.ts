/**
 * A recording told with its questions. Their answers are what the engine makes of other choices, which takes it longer
 * than the play itself: they are worked out where pages are built, and a browser gets them with the recording.
 */
import type { Library } from '#engine/index.ts';
import { momentsOf } from '#scenarios/recording/moments.ts';
import type { Recording } from '#scenarios/recording/recording.ts';
import { type Deed, deedOf } from './deed.ts';
import { libraryFor, type Story, storyOf } from './index.ts';
import { type Question, questionOf } from './question.ts';

/** With a whole library, as other answers may lead to cards that the recording has not. */
export async function askedStory(recording: Recording, whole?: Library): Promise<Story> {
  const lib = await libraryFor(recording);
  return storyOf(recording, lib, questionsIn(whole ?? lib, recording), deedsIn(whole ?? lib, recording));
}

function questionsIn(lib: Library, recording: Recording): readonly Question[] {
  const moments = momentsOf(lib, recording).slice(0, recording.end + 1);
  return recording.marks.flatMap(mark => questionOf(lib, recording, moments, mark) ?? []);
}

function deedsIn(lib: Library, recording: Recording): readonly Deed[] {
  return recording.marks.flatMap(mark => deedOf(lib, recording, mark) ?? []);
}
