/**
 * From a running game back to a scenario. Where the position notation says all there is to say, at the boundary of a
 * step, it is written as a position; anywhere else as the set-up and everything that has been chosen since.
 */
import { type Game, gameFrom, type Library } from '#engine/index.ts';
import type { Frame } from '#engine/model/frame.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';
import { nearest } from '#engine/run/find.ts';
import { layOut } from '../layout/layOut.ts';
import type { Scenario } from '../notation/scenario.ts';
import { canonical } from './canonical.ts';
import { logOf } from './log.ts';
import { writtenPosition } from './position.ts';

function head(id: string, options: GameOptions): Omit<Scenario, 'position'> {
  return {
    id,
    books: [...options.books],
    rules: [],
    game: {
      objective: options.objective,
      difficulty: options.difficulty,
      // A scenario is played with a named first player unless it says otherwise; a game is the other way round.
      rulings: { 'first-player-method': 'random', ...options.rulings },
      ...(Object.keys(options.options).length === 0 ? {} : { options: { ...options.options } }),
      seats: options.seats.map(seat => ({ ...seat })),
      seed: options.seed,
    },
  };
}

/** The characters as they were chosen: a position has no draft. */
function seated(scenario: Omit<Scenario, 'position'>, state: State): Omit<Scenario, 'position'> {
  const seats = state.seats.map(({ id, character }) => ({
    id,
    ...(character === undefined ? {} : { character }),
  }));
  return { ...scenario, game: { ...scenario.game, seats } };
}

/** What the notation has no words for, so that nothing needs to be laid out to see it. */
const isWithinStep = ({ window, check, roll, attack, jump }: Frame): boolean =>
  [window, check, roll, attack, jump].some(begun => begun !== undefined);

/** The state as a position, if that leads to the same state again. */
function asPosition(lib: Library, state: State, id: string): Scenario | undefined {
  if (!nearest({ lib, state }, 'turn') || state.over || state.stack.some(isWithinStep)) return undefined;
  const position = writtenPosition(lib, state) as NonNullable<Scenario['position']>;
  const scenario: Scenario = { ...seated(head(id, state.options), state), position };
  const laid = layOut(lib, scenario);
  if (!laid.ok) return undefined;
  const begun = state.pending.length === 0 ? laid.state : gameFrom(lib, laid.state).game.state;
  return canonical(begun) === canonical(state) ? scenario : undefined;
}

/** A scenario that begins with the set-up has an origin, and nothing lies on its table. */
const isBeforeSetUp = ({ stack: [first, ...others] }: State): boolean =>
  first?.at === 'game' && first.pc === 0 && others.length === 0;

/** `undefined` for a game that began from a position the notation has no words for. */
export function scenarioOf(game: Game, id: string): Scenario | undefined {
  const { lib, state, origin } = game;
  const position = asPosition(lib, state, id);
  if (position) return position;
  if (!origin || isBeforeSetUp(origin)) {
    return {
      ...head(id, state.options),
      position: { turn: { step: 'draft' } },
      script: logOf(game),
    };
  }
  const start = asPosition(lib, origin, id);
  return start && { ...start, script: logOf(game) };
}
