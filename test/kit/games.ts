/** Playing games for tests: step by step where every position counts, in place where only the end does. */
import {
  apply,
  type Drive,
  type Game,
  isOver,
  type Library,
  makeGame,
  pending,
  Table,
} from '#engine/index.ts';
import type { Choice, Made } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import type { Case } from './cases.ts';
import { base } from './library.ts';
import { gameOptions } from './options.ts';
import type { Player } from './players.ts';
import type { Below } from './random.ts';

/** More choices than any game takes. */
const endless = 50_000;

/** A game that must be possible. */
export function newGame(options: GameOptions, drive: Drive = {}, lib: Library = base): Game {
  const made = makeGame(lib, options, drive);
  if (!made.ok) throw new Error(`These are no options of a game: ${made.because}`);
  return made.game;
}

/** The game of a case, at its first choice. */
export function startOf(c: Case, changes: Partial<GameOptions> = {}, drive: Drive = {}): Game {
  return newGame(gameOptions(c.seats, { seed: c.seed, ...c.options, ...changes }), drive, c.lib);
}

/** A choice that must be taken. */
export function step(
  game: Game,
  made: Made,
  drive: Drive = {},
): { readonly game: Game; readonly events: readonly GameEvent[] } {
  const result = apply(game, made, drive);
  if (!result.ok) throw new Error(`${JSON.stringify(made)} is refused: ${result.because}`);
  return result;
}

/** Of several choices owed at once, any may be answered first. */
export function nextChoice(state: State, below: Below): Choice {
  const choice = state.pending[below(state.pending.length)];
  if (!choice) throw new Error('Nothing is pending in a game that is not over');
  return choice;
}

export interface Moment {
  readonly game: Game;
  /** The choice about to be made. */
  readonly made: Made;
}

/** Every position of one game with the choice made in it; the position after the last one is not among them. */
export function* moments(start: Game, player: Player, below: Below, drive: Drive = {}): Generator<Moment> {
  let game = start;
  for (let n = 0; !isOver(game); n++) {
    if (n > endless) throw new Error('The game does not end');
    const choice = nextChoice(game.state, below);
    const made = { seat: choice.seat, choose: player(choice) };
    yield { game, made };
    game = step(game, made, drive).game;
  }
}

/** Every position of one game, the last one too. */
export function* positions(start: Game, player: Player, below: Below, drive: Drive = {}): Generator<Game> {
  let last = start;
  for (let n = 0; !isOver(last); n++) {
    if (n > endless) throw new Error('The game does not end');
    yield last;
    const choice = nextChoice(last.state, below);
    last = step(last, { seat: choice.seat, choose: player(choice) }, drive).game;
  }
  yield last;
}

/** One game to its end, or for so many choices. */
export function playOut(start: Game, player: Player, below: Below, drive: Drive = {}, most = endless): Game {
  let game = start;
  for (let n = 0; n < most && !isOver(game); n++) {
    const choice = nextChoice(game.state, below);
    game = step(game, { seat: choice.seat, choose: player(choice) }, drive).game;
  }
  if (most === endless && pending(game).length > 0) throw new Error('The game does not end');
  return game;
}

/** One game to its end in place; `look` is shown the position before every choice. */
export function playTable(
  start: Game,
  player: Player,
  below: Below,
  drive: Drive,
  look: (state: State) => void = () => {},
): State {
  const table = new Table(start, drive);
  for (let n = 0; !table.state.over; n++) {
    if (n > endless) throw new Error('The game does not end');
    look(table.state);
    const choice = nextChoice(table.state, below);
    table.play({ seat: choice.seat, choose: player(choice) });
  }
  look(table.state);
  return table.state;
}
