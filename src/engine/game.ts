/** Games: made from options, changed by choices, never in place. */

import { refusalOf } from './choices/check.ts';
import type { Library, Line } from './library/library.ts';
import type { Choice, Made, Refusal } from './model/choice.ts';
import type { GameEvent } from './model/event.ts';
import type { GameOptions } from './model/options.ts';
import type { State } from './model/state.ts';
import { standingChoices, takeStanding } from './queries/standing.ts';
import { advance } from './run/advance.ts';
import { copyState } from './run/copy.ts';
import type { Run } from './run/run.ts';
import { newState } from './setup/newState.ts';
import { type OptionsRefusal, optionsRefusal } from './setup/options.ts';
import { type View, type Viewer, viewOf } from './view/view.ts';

/** A log that shares what it has in common with the games it came from. */
export interface Log {
  readonly before: Log | undefined;
  readonly made: Made;
  readonly length: number;
}

export interface Game {
  readonly lib: Library;
  readonly state: State;
  readonly log: Log | undefined;
  /** The position the log starts from, where it was not set up in the usual way. */
  readonly origin: State | undefined;
}

export interface Step {
  readonly ok: true;
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export interface Refused {
  readonly ok: false;
  readonly because: Refusal;
}

export interface Drive {
  /** Pass at once for seats that have nothing to react with; for play that nobody watches. */
  readonly passIdle?: boolean;
  /** Keep no events: quicker, for play that is only counted. */
  readonly silent?: boolean;
  /** Called before each line is carried out, with the position and the events so far. */
  readonly onLine?: (line: Line, run: Pick<Run, 'state' | 'events'>) => void;
  /** Called with every answer the generator gives for chance, so that a seeded game can be written down whole. */
  readonly onLuck?: (id: string) => void;
  /** Called with every choice that had one possible answer and was made without asking. */
  readonly onSettled?: Run['onSettled'];
}

function runOn(lib: Library, state: State, drive: Drive, passed?: Made[]): Run {
  return {
    lib,
    state,
    events: [],
    passIdle: drive.passIdle ?? false,
    ...(passed ? { passed } : {}),
    ...(drive.silent ? { silent: true } : {}),
    ...(drive.onLine ? { onLine: drive.onLine } : {}),
    ...(drive.onLuck ? { onLuck: drive.onLuck } : {}),
    ...(drive.onSettled ? { onSettled: drive.onSettled } : {}),
  };
}

export type OptionsRefused = { readonly ok: false; readonly because: OptionsRefusal };

/** A new game, advanced to its first choice. */
export function makeGame(lib: Library, options: GameOptions, drive: Drive = {}): Step | OptionsRefused {
  const because = optionsRefusal(lib, options);
  if (because) return { ok: false, because };
  const passed: Made[] = [];
  const run = runOn(lib, newState(lib, options), drive, passed);
  run.state.stack.push({ at: 'game', pc: 0 });
  advance(run);
  const log = logged(undefined, passed);
  return { ok: true, game: { lib, state: run.state, log, origin: undefined }, events: run.events };
}

/** A game that starts from a position laid out by hand. */
export function gameFrom(lib: Library, state: State, drive: Drive = {}): Step {
  const origin = copyState(state);
  const passed: Made[] = [];
  const run = runOn(lib, copyState(state), drive, passed);
  advance(run);
  const log = logged(undefined, passed);
  return { ok: true, game: { lib, state: run.state, log, origin }, events: run.events };
}

export function pending(game: Game): readonly Choice[] {
  return game.state.pending;
}

export function isOver(game: Game): boolean {
  return game.state.over !== undefined;
}

/** Why an answer would not be taken, or `undefined` when it would; whatever it is that comes as an answer. */
export function refusal(state: State, made: Made): Refusal | undefined {
  if (state.over) return 'game-over';
  if (typeof made !== 'object' || made === null) return 'malformed';
  if (made.seat !== 'chance' && !(Number.isInteger(made.seat) && state.seats[made.seat]))
    return 'unknown-seat';
  const choice = state.pending.find(c => c.seat === made.seat);
  return choice ? refusalOf(choice, made.choose) : 'not-your-choice';
}

/** What may be chosen besides, at any moment and by nobody's leave: it interrupts nothing that is asked. */
export function standing(game: Game): readonly Choice[] {
  return standingChoices(game.lib, game.state);
}

function isStanding(game: Game, made: Made): boolean {
  return standing(game).some(c => c.seat === made?.seat && refusalOf(c, made.choose) === undefined);
}

function interject(game: Game, made: Made, drive: Drive): Step {
  const run = runOn(game.lib, copyState(game.state), drive);
  const own = ownCopy(made);
  takeStanding(run, own);
  return { ok: true, game: { ...game, state: run.state, log: logged(game.log, [own]) }, events: run.events };
}

/** One choice, owed or standing. Refused ones change nothing. */
export function apply(game: Game, made: Made, drive: Drive = {}): Step | Refused {
  const because = refusal(game.state, made);
  if (because && isStanding(game, made)) return interject(game, made, drive);
  if (because) return { ok: false, because };
  const passed: Made[] = [];
  const run = runOn(game.lib, copyState(game.state), drive, passed);
  const own = ownCopy(made);
  take(run, own);
  const log = logged(game.log, [own, ...passed]);
  return { ok: true, game: { ...game, state: run.state, log }, events: run.events };
}

function logged(before: Log | undefined, choices: readonly Made[]): Log | undefined {
  return choices.reduce<Log | undefined>(
    (log, made) => ({ before: log, made, length: (log?.length ?? 0) + 1 }),
    before,
  );
}

/** The log keeps no list that belongs to somebody else. */
function ownCopy({ seat, choose }: Made): Made {
  return { seat, choose: typeof choose === 'string' ? choose : choose.slice() };
}

function take(run: Run, made: Made): void {
  const { state } = run;
  state.pending = state.pending.filter(c => c.seat !== made.seat);
  if (made.seat === 'chance') state.luck.push(String(made.choose));
  else state.answers.push(made);
  if (state.pending.length === 0) advance(run);
}

/** Bulk play: one state changed in place, no log, nobody watching. */
export class Table {
  readonly run: Run;
  constructor(game: Game, drive: Drive = { passIdle: true }) {
    this.run = runOn(game.lib, copyState(game.state), drive);
  }
  get state(): State {
    return this.run.state;
  }
  /** The answer must be one that `refusal` would let pass. */
  play(made: Made): void {
    this.run.events.length = 0;
    take(this.run, made);
  }
}

/** A game of its own with the same past; games never change in place, so this is the handle itself. */
export function fork(game: Game): Game {
  return { ...game };
}

export function viewFor(game: Game, viewer: Viewer): View {
  return viewOf(game.lib, game.state, viewer);
}

/** The choices of a game in the order they were made. */
export function choicesOf(game: Game): Made[] {
  const made: Made[] = [];
  for (let log = game.log; log; log = log.before) made.push(log.made);
  return made.reverse();
}
