/** Games: made from options, changed by choices, never in place. */

import { refusalOf } from './choices/check.ts';
import type { Library, Line } from './library/library.ts';
import type { Choice, Logged, Made, Prompt, Refusal } from './model/choice.ts';
import type { EventType, GameEvent } from './model/event.ts';
import type { GameOptions } from './model/options.ts';
import type { State } from './model/state.ts';
import { standingChoices, takeStanding } from './queries/standing.ts';
import { advance } from './run/advance.ts';
import { copyState } from './run/copy.ts';
import type { Position, Recall, Run } from './run/run.ts';
import { checkpointOf } from './save/checkpoint.ts';
import { newState } from './setup/newState.ts';
import { type OptionsRefusal, optionsRefusal } from './setup/options.ts';
import { type View, type Viewer, viewOf } from './view/view.ts';

/** A log that shares what it has in common with the games it came from. */
export interface Log {
  readonly before: Log | undefined;
  readonly made: Logged;
  readonly length: number;
}

export interface Game extends Position {
  readonly log: Log | undefined;
  /** The position the log starts from, where it was not set up in the usual way. */
  readonly origin: State | undefined;
  /** A checkpoint for each turn begun. */
  readonly turns: readonly string[];
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
  /** Keep events of these kinds only: the fewer the quicker, for play that is only counted. */
  readonly hears?: ReadonlySet<EventType>;
  /** Called before each line is carried out, with the position and the events so far. */
  readonly onLine?: (line: Line, run: Pick<Run, 'state' | 'events'>) => void;
  /** What the generator answered when this game was played before: the same again, whatever its version. */
  readonly recall?: Recall;
  /** Called with every choice that had one possible answer and was made without asking. */
  readonly onSettled?: Run['onSettled'];
  /** Play goes no further once this is so, and nobody is asked anything. */
  readonly isFarEnough?: Run['isFarEnough'];
}

function runOn({ lib, state }: Position, drive: Drive, kept?: Pick<Run, 'trail' | 'onTurn'>): Run {
  return {
    lib,
    state,
    events: [],
    passIdle: drive.passIdle ?? false,
    ...(drive.hears ? { hears: drive.hears } : {}),
    ...(drive.onLine ? { onLine: drive.onLine } : {}),
    ...(drive.recall ? { recall: drive.recall } : {}),
    ...(drive.onSettled ? { onSettled: drive.onSettled } : {}),
    ...(drive.isFarEnough ? { isFarEnough: drive.isFarEnough } : {}),
    ...kept,
  };
}

/** A run over a copy of the position, with what a log needs to know of it. */
function begin(position: Position, drive: Drive, before?: Game): { run: Run; finish(own?: Logged): Step } {
  const { lib } = position;
  const trail: Logged[] = [];
  const turns: string[] = [];
  const run = runOn({ lib, state: copyState(position.state) }, drive, {
    trail,
    onTurn: state => turns.push(checkpointOf(state)),
  });
  return {
    run,
    finish(own) {
      const log = logged(before?.log, own ? [own, ...trail] : trail);
      const origin = before?.origin;
      const begun = before?.turns ?? [];
      const all = turns.length === 0 ? begun : [...begun, ...turns];
      return { ok: true, game: { lib, state: run.state, log, origin, turns: all }, events: run.events };
    },
  };
}

export type OptionsRefused = { readonly ok: false; readonly because: OptionsRefusal };

/** A new game, advanced to its first choice. */
export function makeGame(lib: Library, options: GameOptions, drive: Drive = {}): Step | OptionsRefused {
  const because = optionsRefusal(lib, options);
  if (because) return { ok: false, because };
  const { run, finish } = begin({ lib, state: newState(lib, options) }, drive);
  run.state.stack.push({ at: 'game', pc: 0 });
  advance(run);
  return finish();
}

/** A game that starts from a position laid out by hand. */
export function gameFrom(lib: Library, state: State, drive: Drive = {}): Step {
  const { run, finish } = begin({ lib, state }, drive);
  advance(run);
  const step = finish();
  return { ...step, game: { ...step.game, origin: copyState(state) } };
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
export function standing({ lib, state }: Position): readonly Choice[] {
  return standingChoices(lib, state);
}

function standingFor(game: Game, made: Made): Choice | undefined {
  return standing(game).find(c => c.seat === made?.seat && refusalOf(c, made.choose) === undefined);
}

function interject(game: Game, made: Made, { prompt }: Choice, drive: Drive): Step {
  const { run, finish } = begin(game, drive, game);
  const own = ownCopy(made, prompt);
  takeStanding(run, own);
  return finish(own);
}

/** One choice, owed or standing. Refused ones change nothing. */
export function apply(game: Game, made: Made, drive: Drive = {}): Step | Refused {
  const because = refusal(game.state, made);
  const offered = because && standingFor(game, made);
  if (offered) return interject(game, made, offered, drive);
  if (because) return { ok: false, because };
  const { run, finish } = begin(game, drive, game);
  const own = ownCopy(made, promptFor(game.state, made));
  take(run, own);
  return finish(own);
}

function logged(before: Log | undefined, choices: readonly Logged[]): Log | undefined {
  return choices.reduce<Log | undefined>(
    (log, made) => ({ before: log, made, length: (log?.length ?? 0) + 1 }),
    before,
  );
}

/** The log keeps no list that belongs to somebody else. */
function ownCopy({ seat, choose }: Made, prompt: Prompt): Logged {
  return { seat, prompt, choose: typeof choose === 'string' ? choose : choose.slice() };
}

function promptFor({ pending: owed }: State, { seat }: Made): Prompt {
  const choice = owed.find(c => c.seat === seat);
  if (!choice) throw new Error('Nothing is asked of this seat');
  return choice.prompt;
}

function take(run: Run, made: Made): void {
  const { state } = run;
  state.pending = state.pending.filter(c => c.seat !== made.seat);
  if (made.seat === 'chance') state.luck.push(String(made.choose));
  else state.answers.push({ seat: made.seat, choose: made.choose });
  if (state.pending.length === 0) advance(run);
}

/** Bulk play: one state changed in place, no log, nobody watching. */
export class Table {
  readonly run: Run;
  constructor({ lib, state }: Position, drive: Drive = { passIdle: true }) {
    this.run = runOn({ lib, state: copyState(state) }, drive);
  }
  get state(): State {
    return this.run.state;
  }
  /** The answer must be one that `refusal` would let pass. */
  play(made: Made): void {
    this.run.events.length = 0;
    this.run.optionFrom = undefined;
    take(this.run, made);
  }
  /** One of the choices that stand open at any moment, also when the game is over. */
  interject(made: Made): void {
    this.run.events.length = 0;
    takeStanding(this.run, made);
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
export function choicesOf(game: Game): Logged[] {
  const made: Logged[] = [];
  for (let log = game.log; log; log = log.before) made.push(log.made);
  return made.reverse();
}
