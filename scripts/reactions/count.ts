/** Bots' games in which the first seat counts as a human's: how often it is asked for a reaction, and what is not asked. */
import { diceOf } from '#bots/dice.ts';
import type { Knowledge } from '#bots/knowledge.ts';
import { optionsOf } from '#bots/options.ts';
import { reasonable } from '#bots/reasonable.ts';
import { apply, type Game, isOver, makeGame, sample, viewFor } from '#engine/index.ts';
import type { Answer } from '#engine/model/choice.ts';
import type { Reaction } from '#features/sandbox/machine/reactions/matters.ts';
import {
  answersToRollsLike,
  type StandingAnswer,
  scopesOf,
  subjectNamed,
  withStandingAnswer,
} from '#features/sandbox/machine/reactions/standingAnswers.ts';
import { unaskedAnswer } from '#features/sandbox/machine/reactions/unasked.ts';

export interface Asking {
  readonly game: Game;
  readonly choice: Reaction;
  readonly answers: readonly StandingAnswer[];
  /** What the table answers in the player's name; undefined where they are asked. */
  readonly unasked: string | undefined;
  /** What the bot in this seat would answer. */
  readonly wants: Answer;
}

/** What the player says after an answer, so as to be asked less. */
export type Saying = (asking: Asking) => readonly StandingAnswer[];

const human = 0;

/** Goes through a game and stops at each reaction that the seat could use; 3 to 6 players, by the seed. */
export function* reactionsOf(knowledge: Knowledge, seed: number, says?: Saying): Generator<Asking> {
  const { lib } = knowledge;
  const made = makeGame(lib, optionsOf(lib, 3 + (seed % 4), seed), { passIdle: true });
  if (!made.ok) throw new Error(`No such game: ${made.because}`);
  const dice = diceOf(~seed);
  let answers: readonly StandingAnswer[] = [];
  for (let { game } = made; !isOver(game); ) {
    const [choice] = game.state.pending;
    if (choice === undefined) throw new Error('Nobody is asked anything, and the game is not over');
    let choose: Answer =
      choice.seat === 'chance'
        ? sample(choice, dice)
        : reasonable(knowledge, viewFor(game, choice.seat), choice, dice(0x7fffffff));
    if (choice.seat === human && choice.shape === 'react') {
      const unasked = unaskedAnswer(game, choice, answers);
      const asking = { game, choice, answers, unasked, wants: choose };
      yield asking;
      choose = unasked ?? choose;
      if (unasked === undefined && says) answers = says(asking).reduce(withStandingAnswer, answers);
    }
    const step = apply(game, { seat: choice.seat, choose }, { passIdle: true });
    if (!step.ok) throw new Error(`Refused (${step.because}): ${JSON.stringify({ choice, choose })}`);
    game = step.game;
  }
}

/** What the table takes from a pass by itself. */
const sayingNothing: Saying = ({ game, choice, wants }) =>
  wants === 'pass' ? answersToRollsLike(game, choice) : [];

/**
 * As somebody does who knows the game: what is let pass is not asked again in this turn; what can be used once a game
 * and has been let pass twice waits until it is wanted; what costs no card and has been used twice is used from then on.
 */
export function sayingLess(): Saying {
  const times = new Map<string, number>();
  const count = (what: string): number => {
    times.set(what, (times.get(what) ?? 0) + 1);
    return times.get(what) ?? 0;
  };
  return ({ game, choice, wants }) => {
    const { lib, state } = game;
    const during = scopesOf(state).turn;
    return choice.options.flatMap(({ id }): readonly StandingAnswer[] => {
      const said = { seat: human, of: subjectNamed(id) };
      const isCard = lib.faces.has(id);
      const reaction = lib.reactions[choice.about].find(({ ability }) => ability.id === said.of)?.ability;
      if (wants === id) return !isCard && count(`use ${id}`) > 1 ? [{ ...said, when: 'use' }] : [];
      if (wants !== 'pass') return [];
      if (reaction?.once === 'game' && count(`pass ${id}`) > 1) return [{ ...said, when: 'on-request' }];
      return [{ ...said, when: 'changes', during }];
    });
  };
}

export interface Count {
  /** As often as the rules allow. */
  readonly allowed: number;
  readonly asked: number;
  /** Of those not asked, how many the bot would have used. */
  readonly missed: number;
}

export function countReactions(
  knowledge: Knowledge,
  seeds: readonly number[],
  says: () => Saying = () => sayingNothing,
): Count {
  let [allowed, asked, missed] = [0, 0, 0];
  for (const seed of seeds)
    for (const { unasked, wants } of reactionsOf(knowledge, seed, says())) {
      allowed += 1;
      if (unasked === undefined) asked += 1;
      else if (wants !== unasked) missed += 1;
    }
  return { allowed, asked, missed };
}
