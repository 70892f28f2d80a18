/**
 * A table on which nothing goes on by itself: somebody begins a deed, the engine asks what it must, and when the deed
 * is done the table rests until the next. All of it is said in words, so a course of events is a list of them.
 */
import { optionsOf } from '../choices/check.ts';
import { type Game, gameFrom, standing } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Answer, Choice, SomeOf } from '../model/choice.ts';
import type { GameEvent } from '../model/event.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import { applyStepwise, gameFromStepwise, type Moment, type StepwiseStep } from '../stepwise.ts';

export interface Deed {
  readonly id: string;
  /** Whose turn it happens in. */
  readonly seat: Seat;
  /** What is carried out. */
  readonly frame: Frame;
  /** Decisions that make the deed what it is; they are not left to anybody. */
  readonly words?: readonly string[];
  /** What is laid ready for it. */
  readonly prepare?: (state: State) => State;
}

/** What can be begun in a position. */
export type Deeds = (state: State) => readonly Deed[];

/** Answers what is asked besides; undefined where it is for the reader to say. */
export type Settle = (choice: Choice) => Answer | undefined;

export interface DeedTable {
  readonly lib: Library;
  readonly deeds: Deeds;
  /** What is on the stack while the table rests: a turn in which everything is still to come. */
  readonly turn: readonly Frame[];
  /** Answers what is asked besides and has nothing to do with the deeds; all of it is left to the reader without this. */
  readonly settle?: Settle;
  /** Whoever is asked for some of several things may give none; without this at least one is named. */
  readonly mayGiveNone?: boolean;
}

/** Where a word has led. */
export interface Stop {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** The same events one after the other, each with the position right after it. */
  readonly moments: readonly Moment[];
  /** What somebody must answer; nothing while the table rests. */
  readonly asked: Choice | undefined;
  /** Every word that can be said next. */
  readonly open: readonly string[];
}

/** Nobody watches whether somebody without a card thinks about playing one. */
const drive = { passIdle: true } as const;

/** A card is drawn: nobody has to decide anything. */
export function isDraw({ asked }: Stop): boolean {
  return asked?.seat === 'chance' && asked.prompt !== 'die';
}

/** The table at rest in a position, after what `step` has brought. */
export function restingStop(
  { lib, deeds, turn }: DeedTable,
  state: State,
  { events, moments }: Pick<Stop, 'events' | 'moments'> = { events: [], moments: [] },
): Stop {
  const { game } = gameFrom(lib, { ...state, stack: [...turn], pending: [], answers: [] }, drive);
  const begun = game.state.over === undefined ? deeds(game.state).map(({ id }) => id) : [];
  const shown = standing(game)
    .flatMap(optionsOf)
    .map(({ id }) => id);
  return { game, events, moments, asked: undefined, open: [...begun, ...shown] };
}

/** Undefined when the word could not be said there. */
export function nextStop(table: DeedTable, { game, asked }: Stop, word: string): Stop | undefined {
  const shown = asked === undefined ? shownAt(game, word) : undefined;
  if (shown !== undefined) return restingStop(table, shown.game.state, shown);
  if (game.state.over !== undefined) return undefined;
  const begins =
    asked === undefined ? begun(table, game, word) : answered(game, asked, answerOf(asked, word));
  if (begins === undefined) return undefined;
  const step = settled(table, begins);
  const { state } = step.game;
  if (state.over !== undefined || rests(step.game)) return restingStop(table, state, step);
  const [choice] = state.pending;
  const { game: reached, events, moments } = step;
  return {
    game: reached,
    events,
    moments,
    asked: choice,
    open: choice === undefined ? [] : wordsFor(choice, table.mayGiveNone),
  };
}

/** What may be chosen at any moment, even when the game is over. */
function shownAt(game: Game, word: string): StepwiseStep | undefined {
  const choice = standing(game).find(one => optionsOf(one).some(({ id }) => id === word));
  return choice && answered(game, choice, word);
}

function settled(table: DeedTable, step: StepwiseStep): StepwiseStep {
  const { game } = step;
  const [choice] = game.state.pending;
  if (choice === undefined || game.state.over !== undefined || rests(game)) return step;
  const answer = table.settle?.(choice);
  if (answer === undefined) return step;
  const next = answered(game, choice, answer);
  if (next === undefined) throw new Error(`The answer to ${choice.prompt} was rejected`);
  return settled(table, after(step, next));
}

/** Two steps as one. */
function after(one: StepwiseStep, next: StepwiseStep): StepwiseStep {
  return {
    ...next,
    events: [...one.events, ...next.events],
    moments: [...one.moments, ...next.moments],
  };
}

/** The action that the resting table offers belongs to its own turn, and to no deed. */
function rests({ state }: Game): boolean {
  return state.stack.length === 1 && state.pending.some(({ prompt }) => prompt === 'action');
}

function begun({ lib, deeds, turn }: DeedTable, { state }: Game, word: string): StepwiseStep | undefined {
  const deed = deeds(state).find(({ id }) => id === word);
  if (deed === undefined) return undefined;
  const { seat, frame, words = [], prepare = same } = deed;
  const own = turn.map(resting => ({
    ...resting,
    seat,
    ...(resting.turn === undefined ? {} : { turn: { ...resting.turn, seat } }),
  }));
  const laid = { ...prepare(state), pending: [], answers: [], stack: [...own, frame] };
  let step = gameFromStepwise(lib, laid, drive);
  for (const one of words) {
    const [choice] = step.game.state.pending;
    const next = choice === undefined ? undefined : answered(step.game, choice, answerOf(choice, one));
    // Where only one thing is possible nobody is asked.
    if (next !== undefined) step = after(step, next);
  }
  return step;
}

const same = (state: State): State => state;

function answered(game: Game, { seat }: Choice, choose: Answer): StepwiseStep | undefined {
  const step = applyStepwise(game, { seat, choose }, drive);
  return step.ok ? step : undefined;
}

/** The word for none of several things. */
export const none = 'none';

/** Several things are named in one word, with dots between them. */
function answerOf({ shape }: Choice, word: string): Answer {
  if (shape !== 'some') return word;
  return word === none ? [] : word.split('.');
}

/** Every answer as a word. */
function wordsFor(choice: Choice, mayGiveNone = false): readonly string[] {
  switch (choice.shape) {
    case 'one':
      return choice.options.map(({ id }) => id);
    case 'yes-no':
      return ['yes', 'no'];
    case 'react':
      return [...choice.options.map(({ id }) => id), 'pass'];
    case 'some':
      return handsOf(choice, mayGiveNone ? 0 : 1).map(hand => (hand.length === 0 ? none : hand.join('.')));
  }
}

/** Of very many ways to pick several things so many are named; the others can be said all the same. */
const mostHands = 64;

/** Equal things are told apart by nobody. */
function handsOf({ options, min: fewest, max }: SomeOf, named: number): readonly (readonly string[])[] {
  const min = Math.max(named, fewest);
  const hands: (readonly string[])[] = [];
  const after = options.map((_, at) => options.slice(at + 1).reduce((sum, { count = 1 }) => sum + count, 0));
  const pick = (at: number, hand: readonly string[]): void => {
    const option = options[at];
    if (option === undefined) {
      hands.push(hand);
      return;
    }
    const { id, count = 1 } = option;
    const least = Math.max(0, min - hand.length - (after[at] ?? 0));
    const most = Math.min(count, max - hand.length);
    for (let n = least; n <= most && hands.length < mostHands; n++)
      pick(at + 1, [...hand, ...Array.from({ length: n }, () => id)]);
  };
  pick(0, []);
  return hands;
}
