/** Games of reasonable bots, step by step, each with the moments on its way. */
import { diceOf } from '#bots/dice.ts';
import { reasonable } from '#bots/reasonable.ts';
import { applyStepwise, type Library, type Moment, makeGame, viewOf } from '#engine/index.ts';
import type { Choice, Made } from '#engine/model/choice.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { State } from '#engine/model/state.ts';

export interface Step {
  readonly lib: Library;
  /** Before the answer. */
  readonly state: State;
  readonly choice: Choice;
  readonly made: Made;
  /** The first is the position before. */
  readonly moments: readonly Moment[];
}

const drive = { passIdle: true };

export function* stepsOf(lib: Library, options: GameOptions): Generator<Step> {
  const begun = makeGame(lib, options, drive);
  if (!begun.ok) throw new Error(`No such game: ${begun.because}`);
  let { game } = begun;
  const seeds = diceOf(~options.seed);
  for (;;) {
    const { state } = game;
    const [choice] = state.pending;
    if (choice === undefined || choice.seat === 'chance') return;
    const { seat } = choice;
    const made = { seat, choose: reasonable(lib, viewOf(lib, state, seat), choice, seeds(0x7fffffff)) };
    const step = applyStepwise(game, made, drive);
    if (!step.ok) throw new Error(`A bot was refused: ${step.because}`);
    yield { lib, state, choice, made, moments: [{ events: [], state }, ...step.moments] };
    game = { ...step.game, log: undefined };
  }
}

/** So many sit at the tables of an exam, in turn. */
const tables = [4, 5, 3] as const;

/** Played for what stands first in the first book. */
export function tableOf(seed: number, nth: number, { books, objectives }: Library): GameOptions {
  const seats = tables[nth % tables.length] ?? 4;
  return {
    books,
    objective: [...objectives.keys()][0] ?? '',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats: Array.from({ length: seats }, (_, i) => ({ id: `p${i + 1}` })),
    chance: 'seeded',
    seed: seed * 16 + nth + 1,
  };
}
