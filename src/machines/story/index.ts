/** A recording as a row of stops: what is shown at each press of "Next", and what is asked before. */
import { compile, type Library } from '../../engine/index.ts';
import { momentsOf } from '../../scenarios/recording/moments.ts';
import type { Recording } from '../../scenarios/recording/recording.ts';
import { type Beat, beatsOf } from './beats.ts';
import { type Question, questionOf } from './question.ts';

export type Stop =
  | { readonly kind: 'show'; readonly beat: Beat }
  /** The position is still that of the beat before. */
  | { readonly kind: 'ask'; readonly beat: Beat; readonly question: Question };

export interface Story {
  readonly lib: Library;
  readonly recording: Recording;
  readonly stops: readonly Stop[];
}

export function storyOf(recording: Recording): Story {
  const lib = compile([recording.book]);
  const moments = momentsOf(lib, recording).slice(0, recording.end + 1);
  let shown: Beat | undefined;
  const stops = beatsOf(moments, recording.marks).flatMap((beat): Stop[] => {
    const before = shown ?? beat;
    shown = beat;
    const questions = beat.marks.flatMap(mark => questionOf(lib, recording, moments, mark) ?? []);
    return [
      // Whether something is allowed is asked where it would be done.
      ...questions.map(question => ({
        kind: 'ask' as const,
        beat: question.ask === 'allowed' ? beat : before,
        question,
      })),
      { kind: 'show', beat },
    ];
  });
  return { lib, recording, stops };
}
