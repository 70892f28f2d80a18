/** Games of reasonable bots, step by step, each with the moments on its way. */
import { diceOf } from '#bots/dice.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { optionsOf } from '#bots/options.ts';
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

export function* stepsOf(knowledge: Knowledge, options: GameOptions): Generator<Step> {
  const { lib } = knowledge;
  const begun = makeGame(lib, options, drive);
  if (!begun.ok) throw new Error(`No such game: ${begun.because}`);
  let { game } = begun;
  const seeds = diceOf(~options.seed);
  for (;;) {
    const { state } = game;
    const [choice] = state.pending;
    if (choice === undefined || choice.seat === 'chance') return;
    const { seat } = choice;
    const made = { seat, choose: reasonable(knowledge, viewOf(lib, state, seat), choice, seeds(0x7fffffff)) };
    const step = applyStepwise(game, made, drive);
    if (!step.ok) throw new Error(`A bot was refused: ${step.because}`);
    yield { lib, state, choice, made, moments: [{ events: [], state }, ...step.moments] };
    game = { ...step.game, log: undefined };
  }
}

/** So many sit at the tables of an exam, in turn. */
const tables = [4, 5, 3] as const;

export const tableOf = (lib: Library, seed: number, nth: number): GameOptions =>
  optionsOf(lib, tables[nth % tables.length] ?? 4, seed * 16 + nth + 1);
