/**
 * What stands on a bench as a whole game: the position in which its deed began, and what has been said since. A deed lies
 * on the turn of a player who has a game around them here, so that play goes on when it is done.
 */
import { choicesOf, type Game, type Library } from '#engine/index.ts';
import { type Frame, laid } from '#engine/model/frame.ts';
import type { State, TurnState } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Stop } from '#engine/tools/deeds.ts';
import type { Course } from '#ui/bench/course.ts';

/** Undefined where a deed stands in the middle of lines that only the bench has. */
export function intoGame(lib: Library, course: Course): Game | undefined {
  const stops = [course.begun, ...course.said.map(({ stop }) => stop)];
  const [now] = stops.slice(-1);
  if (now === undefined) return undefined;
  const since = stops.slice(stops.findLastIndex(({ asked }) => asked === undefined) + 1);
  const rest = course.begun.game.origin?.stack[0]?.turn;
  for (const { state, made } of beginnings(now, since)) {
    const stack = wholeStack(lib, now.game.lib, state, rest);
    if (stack === undefined) continue;
    const origin = { ...inTurn(state, stack, rest), stack: [...stack] };
    return { lib, state: now.game.state, origin, log: logFrom(now.game, made), turns: [] };
  }
  return undefined;
}

interface Beginning {
  readonly state: State;
  /** How many choices have been made before it. */
  readonly made: number;
}

/** The deed as it was begun; failing that the first place in it that a whole game can stand at. */
function beginnings({ game }: Stop, since: readonly Stop[]): readonly Beginning[] {
  const begun = game.origin === undefined ? [] : [{ state: game.origin, made: 0 }];
  return [...begun, ...since.map(({ game: { state, log } }) => ({ state, made: log?.length ?? 0 }))];
}

function logFrom(game: Game, made: number): Game['log'] {
  return choicesOf(game)
    .slice(made)
    .reduce<Game['log']>(
      (before, one) => ({ before, made: one, length: (before?.length ?? 0) + 1 }),
      undefined,
    );
}

/** Undefined where a frame of the bench's own has something left to do. */
function wholeStack(
  lib: Library,
  own: Library,
  { stack, seats }: State,
  rest: TurnState | undefined,
): readonly Frame[] | undefined {
  const [resting, ...above] = stack;
  const seat = resting?.turn?.seat;
  if (resting === undefined || seat === undefined || rest === undefined) return undefined;
  const number = rest.number + ahead(rest.seat, seat, seats.length);
  let turn: Frame = { ...resting, turn: { ...(resting.turn ?? rest), number } };
  const frames: Frame[] = [];
  for (const [at, frame] of above.entries()) {
    const lines = own.blocks.get(frame.at)?.lines ?? [];
    const isLast = frame.pc === lines.length - 1;
    if (frame.turn !== undefined) {
      const pc = pcInTurn(lib, own, frame);
      if (pc === undefined) return undefined;
      turn = { ...frame, at: 'turn', pc, seat, turn: { ...frame.turn, number } };
    }
    // A player acts in their own turn.
    else if (lines[frame.pc]?.op.op === 'take-actions')
      turn = { ...frame, at: turn.at, pc: turn.pc, seat, ...(turn.turn ? { turn: turn.turn } : {}) };
    else if (lib.blocks.has(frame.at)) frames.push(frame);
    // Its last line has called what is being carried out, and is done with that.
    else if (!isLast || at === above.length - 1) return undefined;
  }
  return [takingTurns(lib, number, seat), turn, ...frames];
}

/** Below every turn. */
function takingTurns(lib: Library, count: number, last: Seat): Frame {
  const pc = lib.blocks.get('game')?.lines.findIndex(({ op }) => op.op === 'take-turns') ?? 0;
  return laid<'take-turns'>({ at: 'game', pc, count, last });
}

/** A turn that has only some of the steps stands where the same step of a whole one is; undefined before the first. */
function pcInTurn(lib: Library, own: Library, { at, pc, turn }: Frame): number | undefined {
  const step = (block: string, of: Library) =>
    of.blocks.get(block)?.lines.findIndex(({ op }) => op.op === 'step' && op.step === turn?.step) ?? -1;
  const [here, there] = [step(at, own), step('turn', lib)];
  return here < 0 || there < 0 || pc < here ? undefined : there + pc - here;
}

/** How many turns later it is this seat's. */
const ahead = (from: Seat, to: Seat, all: number): number => (to - from + all) % all;

/** Those in between have had their turns. */
function inTurn(state: State, stack: readonly Frame[], rest: TurnState | undefined): State {
  const seat = stack.find(({ turn }) => turn !== undefined)?.turn?.seat;
  if (seat === undefined || rest === undefined || seat === rest.seat) return state;
  const all = state.seats.length;
  const far = ahead(rest.seat, seat, all);
  return {
    ...state,
    seats: state.seats.map((one, at) => {
      const steps = ahead(rest.seat, at, all);
      return steps > 0 && steps <= far ? { ...one, turns: one.turns + 1 } : one;
    }),
  };
}
