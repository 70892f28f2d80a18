/** What a player has said once about a card or an ability that they could react with, so that they are asked less. */
import type { Game } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { type Reaction, stakesOf } from './matters.ts';

/**
 * `changes`, which is so where nothing is said: whenever it could change something. `use`: it is used without a
 * question, which is only offered for what costs no card.
 */
export const whens = ['changes', 'each-time', 'own-turn', 'on-request', 'use'] as const;
export type When = (typeof whens)[number];

export interface StandingAnswer {
  readonly seat: Seat;
  /** A Skill card, whatever its strength, or an ability. */
  readonly of: string;
  readonly when: When;
  /** Let pass as long as this lasts. */
  readonly during?: string;
  /** Only where as much is at stake as then. */
  readonly like?: string;
}

/** A Skill card is the same at each strength. */
export const subjectNamed = (option: string): string => option.split('/', 1)[0] ?? option;

/** The turn, its step and the check that are going on, each by a name that no later one has. */
export function scopesOf({ stack }: State): {
  readonly turn: string;
  readonly step: string;
  readonly check: string | undefined;
} {
  const turn = stack.findLast(frame => frame.turn !== undefined)?.turn;
  const check = stack.findLast(frame => frame.check !== undefined)?.check;
  const number = `turn ${turn?.number ?? 0}`;
  return { turn: number, step: `${number} ${turn?.step ?? ''}`, check: check && `${number} ${check.node}` };
}

export function standingAnswerTo(
  answers: readonly StandingAnswer[],
  seat: Seat,
  option: string,
): StandingAnswer | undefined {
  const of = subjectNamed(option);
  return answers.find(answer => answer.seat === seat && answer.of === of);
}

/** In place of what was said of the same before. */
export function withStandingAnswer(
  answers: readonly StandingAnswer[],
  answer: StandingAnswer,
): readonly StandingAnswer[] {
  const others = answers.filter(({ seat, of }) => seat !== answer.seat || of !== answer.of);
  return answer.when === 'changes' && answer.during === undefined ? others : [...others, answer];
}

/** Said by whoever lets a roll pass: the next ones at which the same is at stake pass too, until the step is over. */
export function answersToRollsLike(game: Game, { seat, options }: Reaction): readonly StandingAnswer[] {
  const like = stakesOf(game);
  const during = scopesOf(game.state).step;
  if (like === undefined || typeof seat !== 'number') return [];
  return options.map(({ id }) => ({ seat, of: subjectNamed(id), when: 'changes', during, like }));
}

export const lasts = (during: string | undefined, state: State): during is string =>
  during !== undefined && Object.values(scopesOf(state)).includes(during);

/** Those that still say something. */
export function inForce(answers: readonly StandingAnswer[], state: State): readonly StandingAnswer[] {
  return answers.flatMap(({ during, like, ...answer }) => {
    if (lasts(during, state)) return [{ ...answer, during, ...(like === undefined ? {} : { like }) }];
    return answer.when === 'changes' ? [] : [answer];
  });
}

const form = /^(\d{1,2}) ([a-z0-9-]{1,80}) ([a-z-]{1,20})$/;

/** As they are kept with the game: those that outlast a turn. */
export const makeStandingAnswers = (answers: readonly StandingAnswer[]): readonly string[] =>
  answers.filter(({ when }) => when !== 'changes').map(({ seat, of, when }) => `${seat} ${of} ${when}`);

export const parseStandingAnswers = (written: readonly string[]): readonly StandingAnswer[] =>
  written.flatMap(line => {
    const [, seat, of, word] = form.exec(line) ?? [];
    const when = whens.find(one => one === word);
    return of === undefined || when === undefined ? [] : [{ seat: Number(seat), of, when }];
  });
