/** A recording as a row of stops: what is shown at each press of "Next", and what is asked before. */
import { compileLaidOut, type Library } from '../../engine/index.ts';
import { withCode } from '../../scenarios/recording/bookCode.ts';
import { momentsOf } from '../../scenarios/recording/moments.ts';
import type { Mark, Recording } from '../../scenarios/recording/recording.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Deed } from './deed.ts';
import type { Question } from './question.ts';

export type Stop =
  | { readonly kind: 'show'; readonly beat: Beat }
  /** The position is still that of the beat before. */
  | { readonly kind: 'ask'; readonly beat: Beat; readonly question: Question }
  | { readonly kind: 'do'; readonly beat: Beat; readonly deed: Deed };

export interface Story {
  readonly lib: Library;
  readonly recording: Recording;
  readonly stops: readonly Stop[];
}

/**
 * The library of the cards of a recording. What carries out the set-up is fetched for those that begin there, and the
 * code of an expansion for those that are played with it.
 */
export async function libraryFor({ books, setUp }: Pick<Recording, 'books' | 'setUp'>): Promise<Library> {
  const compile = setUp ? (await import('../../engine/library/whole.ts')).compile : compileLaidOut;
  return compile(await Promise.all(books.map(withCode)));
}

export function storyOf(
  recording: Recording,
  lib: Library,
  asked: readonly Question[],
  deeds: readonly Deed[] = [],
): Story {
  const moments = momentsOf(lib, recording).slice(0, recording.end + 1);
  let shown: Beat | undefined;
  /** What was done is told with what comes of it. */
  let done: readonly Mark[] = [];
  const stops = beatsOf(moments, recording.marks).flatMap((whole): Stop[] => {
    const doing = whole.marks.filter(mark => mark.do !== undefined);
    const beat = { ...whole, marks: [...done, ...whole.marks.filter(mark => mark.do === undefined)] };
    done = doing;
    const before = shown ?? beat;
    shown = beat;
    const questions = beat.marks.flatMap(({ name }) => asked.filter(({ mark }) => mark === name));
    const foretold = questions.filter(({ ask }) => !isAboutNow(ask));
    const todo = deeds.filter(({ mark }) => doing.some(({ name }) => name === mark));
    return [
      ...foretold.map((question): Stop => ({ kind: 'ask', beat: before, question })),
      ...withPermissions(
        beat,
        questions.filter(({ ask }) => isAboutNow(ask)),
      ),
      ...todo.map((deed): Stop => ({ kind: 'do', beat, deed })),
    ];
  });
  return { lib, recording, stops };
}

/** After how many lines of its script a scenario stands as it does in that beat. */
export function linesUntil({ lines }: Recording, { answered }: Beat): number {
  const beyond = lines.findIndex(before => before > answered);
  return Math.max(0, (beyond < 0 ? lines.length : beyond) - 1);
}

export { viewOf } from '../../engine/index.ts';

const isAboutNow = (ask: Question['ask']) => ask === 'allowed' || ask === 'knows';

/** Whether something is allowed, or known, is asked where it would be done, and answered before anything else happens. */
function withPermissions(beat: Beat, questions: readonly Question[]): Stop[] {
  const isAsked = ({ name }: Beat['marks'][number]) => questions.some(({ mark }) => mark === name);
  const asked = questions.flatMap((question): Stop[] => [
    { kind: 'ask', beat, question },
    {
      kind: 'show',
      beat: { ...beat, events: [], marks: beat.marks.filter(({ name }) => name === question.mark) },
    },
  ]);
  return [{ kind: 'show', beat: { ...beat, marks: beat.marks.filter(mark => !isAsked(mark)) } }, ...asked];
}

export type { Recording } from '../../scenarios/recording/recording.ts';
export type { Beat } from './beats.ts';
export { answerKey, type Deed } from './deed.ts';
export type { Option, Question } from './question.ts';
