/**
 * A choice seen line by line: between two moments happens as little as the engine can tell apart, one attack, one
 * ship, one card. For whoever shows what happens instead of counting it.
 */
import { apply, type Drive, type Game, gameFrom, type Refused, type Step } from './game.ts';
import type { Library } from './library/library.ts';
import type { Made } from './model/choice.ts';
import type { GameEvent } from './model/event.ts';
import type { State } from './model/state.ts';
import { copyState } from './run/copy.ts';

export interface Moment {
  /** What has happened since the moment before. */
  readonly events: readonly GameEvent[];
  /** The position right after it, in the middle of the step. */
  readonly state: State;
}

export interface StepwiseStep extends Step {
  readonly moments: readonly Moment[];
}

/** As `apply`, with the moments on the way. */
export function applyStepwise(game: Game, made: Made, drive: Drive = {}): StepwiseStep | Refused {
  const watch = watchMoments(drive);
  const step = apply(game, made, watch.drive);
  return step.ok ? watch.finish(step) : step;
}

/** As `gameFrom`, with the moments on the way to the first choice. */
export function gameFromStepwise(lib: Library, state: State, drive: Drive = {}): StepwiseStep {
  const watch = watchMoments(drive);
  return watch.finish(gameFrom(lib, state, watch.drive));
}

function watchMoments(drive: Drive) {
  const moments: Moment[] = [];
  let told = 0;
  function look(state: State, events: readonly GameEvent[]): void {
    if (events.length === told) return;
    moments.push({ events: events.slice(told), state: copyState(state) });
    told = events.length;
  }
  const onLine: NonNullable<Drive['onLine']> = (line, run) => {
    look(run.state, run.events);
    drive.onLine?.(line, run);
  };
  function finish(step: Step): StepwiseStep {
    look(step.game.state, step.events);
    return { ...step, moments };
  }
  return { drive: { ...drive, onLine }, finish };
}
