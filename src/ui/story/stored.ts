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

export interface StoredRecording extends Omit<Recording, 'start'> {
  readonly options: GameOptions;
  readonly start: StoredState;
  readonly questions: readonly Question[];
  readonly deeds: readonly Deed[];
  /** The procedures of the engine that played it. */
  readonly procedures: string;
  /** Fingerprint of everything that happens in it. */
  readonly happened: string;
}

export function storeStory({ lib, recording, stops }: Story): StoredRecording {
  return {
    ...recording,
    options: recording.start.options,
    start: storeState(lib, recording.start),
    questions: stops.flatMap(stop => (stop.kind === 'ask' ? [stop.question] : [])),
    deeds: stops.flatMap(stop => (stop.kind === 'do' ? [stop.deed] : [])),
    procedures: proceduresFingerprint(),
    happened: happenedIn(stops),
  };
}

/** The story again; `undefined` where this script would play another one. */
export async function restoreStory(stored: StoredRecording): Promise<Story | undefined> {
  if (stored.procedures !== proceduresFingerprint()) return undefined;
  const { options, start, questions, deeds, procedures: _, happened, ...rest } = stored;
  const lib = await libraryFor(stored);
  try {
    const restored = restoreState(lib, options, start);
    if ('where' in restored) return undefined;
    // Whether it is a position shows when it is played: all that happens in it is compared.
    const story = storyOf({ ...rest, start: restored.state as State }, lib, questions, deeds);
    return happenedIn(story.stops) === happened ? story : undefined;
  } catch {
    return undefined;
  }
}

function happenedIn(stops: Story['stops']): string {
  return fingerprint(JSON.stringify(stops.map(({ kind, beat }) => [kind, beat.events])));
}
