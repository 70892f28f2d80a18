/**
 * A recording as the site serves it. A page, the script that plays it and this file may come from different days: the
 * file names its lines and says what the play was, so that whatever no longer fits is noticed instead of shown.
 */
import {
  fingerprint,
  proceduresFingerprint,
  restoreState,
  type StoredState,
  storeState,
} from '#engine/index.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import type { Recording } from '#scenarios/recording/recording.ts';
import type { Deed } from './deed.ts';
import { libraryFor, type Story, storyOf } from './index.ts';
import type { Question } from './question.ts';

export interface StoredRecording extends Omit<Recording, 'start'>, StoredPlay {
  readonly options: GameOptions;
  readonly start: StoredState;
  /** The procedures of the engine that played it. */
  readonly procedures: string;
  /** The same with other answers where several count. */
  readonly branches?: readonly (StoredPlay & Played)[];
}

/** What the reader is asked in a play, and a fingerprint of everything that happens in it. */
interface StoredPlay {
  /** Of a branch those that are not as in the main play. */
  readonly questions: readonly Question[];
  readonly deeds: readonly Deed[];
  readonly happened: string;
}

type Played = Pick<Recording, 'answers' | 'marks' | 'lines' | 'end'>;

export function storeStory({ recording, lib, stops, branches = [] }: Story): StoredRecording {
  const main = asked(stops);
  const others = branches.map(branch => {
    const { answers, marks, lines, end } = branch.recording;
    const { questions, deeds } = asked(branch.stops);
    return {
      ...{ answers, marks, lines, end },
      questions: unlike(questions, main.questions),
      deeds: unlike(deeds, main.deeds),
      happened: happenedIn(branch.stops),
    };
  });
  return {
    ...recording,
    options: recording.start.options,
    start: storeState(lib, recording.start),
    ...main,
    procedures: proceduresFingerprint(),
    happened: happenedIn(stops),
    ...(others.length === 0 ? {} : { branches: others }),
  };
}

/** The story again; `undefined` where this script would play another one. */
export async function restoreStory(stored: StoredRecording): Promise<Story | undefined> {
  if (stored.procedures !== proceduresFingerprint()) return undefined;
  const { options, start, questions, deeds, procedures: _, happened, branches = [], ...rest } = stored;
  const lib = await libraryFor(stored);
  try {
    const restored = restoreState(lib, options, start);
    if ('where' in restored) return undefined;
    // Whether it is a position shows when it is played: all that happens in it is compared.
    const recording = { ...rest, start: restored.state as State };
    const story = storyOf(recording, lib, questions, deeds);
    const others = branches.map(({ questions: other, deeds: done, happened: __, ...play }) =>
      storyOf({ ...recording, ...play }, lib, like(other, questions), like(done, deeds)),
    );
    const same =
      happenedIn(story.stops) === happened &&
      others.every(({ stops }, i) => happenedIn(stops) === branches[i]?.happened);
    if (!same) return undefined;
    return others.length === 0 ? story : { ...story, branches: others };
  } catch {
    return undefined;
  }
}

function asked(stops: Story['stops']): Pick<StoredPlay, 'questions' | 'deeds'> {
  return {
    questions: stops.flatMap(stop => (stop.kind === 'ask' ? [stop.question] : [])),
    deeds: stops.flatMap(stop => (stop.kind === 'do' ? [stop.deed] : [])),
  };
}

type Marked = { readonly mark: string };

function unlike<T extends Marked>(own: readonly T[], main: readonly T[]): readonly T[] {
  const texts = new Set(main.map(one => JSON.stringify(one)));
  return own.filter(one => !texts.has(JSON.stringify(one)));
}

/** Those of the main play, and in their place those that are not as there. */
function like<T extends Marked>(own: readonly T[], main: readonly T[]): readonly T[] {
  const marks = new Set(own.map(({ mark }) => mark));
  return [...own, ...main.filter(({ mark }) => !marks.has(mark))];
}

function happenedIn(stops: Story['stops']): string {
  return fingerprint(JSON.stringify(stops.map(({ kind, beat }) => [kind, beat.events])));
}
