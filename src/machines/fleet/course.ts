/** What comes of a deed: everything the engine decides, beat by beat, up to the next question. */
import { apply, type Library } from '../../engine/index.ts';
import type { Choice, Made } from '../../engine/model/choice.ts';
import { carryOut, isDone } from '../../engine/tools/table.ts';
import { momentsOf } from '../../scenarios/recording/moments.ts';
import { type Beat, beatsOf } from '../story/beats.ts';
import { type Deed, type Fleet, positionOf } from './fleet.ts';

export type { Beat };

export interface Course {
  /** The first shows the position before anything has happened. */
  readonly beats: readonly Beat[];
  /** What is asked at the end of it; nothing when the deed is done. */
  readonly asked: Choice | undefined;
}

const blockOf = (deed: Deed): string => (deed === 'armory' ? 'location/armory#armory' : `activate-${deed}`);

/** Undefined when an answer is not one that could be given there. */
export function courseOf(
  lib: Library,
  fleet: Fleet,
  deed: Deed,
  answers: readonly string[],
): Course | undefined {
  const table = positionOf(lib, fleet);
  const start = { ...table, stack: [...table.stack, { at: blockOf(deed), pc: 0, seat: 0 }] };
  let { game } = carryOut(lib, table, blockOf(deed));
  const made: Made[] = [];
  for (const choose of answers) {
    const choice = game.state.pending[0];
    if (choice === undefined || isDone(game)) return undefined;
    const answer = { seat: choice.seat, choose };
    const step = apply(game, answer);
    if (!step.ok) return undefined;
    made.push(answer);
    game = step.game;
  }
  return {
    beats: beatsOf(momentsOf(lib, { start, answers: made }), []),
    asked: isDone(game) ? undefined : game.state.pending[0],
  };
}
