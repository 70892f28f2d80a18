/**
 * Plays a saved game again. Chance answers what it answered then, whoever answered for it. Where something is no
 * longer as it was, the game stops at the last position that still holds.
 */
import { apply, type Game, refusal, type Step } from '../game.ts';
import type { Answer, Made, Prompt, Refusal } from '../model/choice.ts';
import type { Step as TurnStep } from '../model/vocabulary.ts';
import { nearest } from '../run/find.ts';
import type { Recall } from '../run/run.ts';
import { checkpointOf } from './checkpoint.ts';

/** A choice that was made, and what was asked. */
export interface Remembered extends Made {
  readonly prompt: Prompt;
}

export interface Recorded {
  readonly choices: readonly Remembered[];
  /** A checkpoint for each turn begun, and one for the position that was saved. */
  readonly turns: readonly string[];
  readonly last: string;
}

/** How a game that is played again can come to differ from the saved one. */
export const differenceKinds = [
  /** The answer is not taken. */
  'refused',
  /** Something else is asked, though the answer would be taken. */
  'asked-otherwise',
  /** Chance cannot answer that: the card, say, is not there. */
  'not-there',
  /** Something must be drawn or thrown that was not. */
  'chance-missing',
  /** Something was drawn or thrown that is not any more. */
  'chance-left-over',
  /** Every answer was taken, but the table does not look as it did. */
  'table',
  /** The game cannot go on from here. */
  'stuck',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  readonly kind: DifferenceKind;
  /** Which choice of the save, counted from 1. Of the table: the first that does not count any more. */
  readonly choice: number;
  readonly seat: Made['seat'] | undefined;
  /** What is asked now, and what was asked then. */
  readonly asked: Prompt | undefined;
  readonly askedThen: Prompt | undefined;
  readonly answered: Answer | undefined;
  /** Why the answer is not taken. */
  readonly because?: Refusal;
  /** The turn and its step in the last position that holds; no turn before the first. */
  readonly turn: number;
  readonly step: TurnStep | undefined;
}

export interface Replayed {
  readonly game: Game;
  readonly differs?: Difference;
}

/** Thrown through the engine and caught here: chance was not asked this, or could not have answered so. */
class OtherChance extends Error {
  readonly kind: DifferenceKind;
  readonly asked: Prompt;
  constructor(kind: DifferenceKind, asked: Prompt) {
    super(kind);
    this.kind = kind;
    this.asked = asked;
  }
}

export type Start = (recall?: Recall) => Step;
type Found = Pick<Difference, 'kind'> & Partial<Pick<Difference, 'asked' | 'because'>>;

/** `start` makes the game anew; without what chance answered then, its luck is its own. */
export function replay(start: Start, record: Recorded): Replayed {
  const { choices, turns, last } = record;
  const replayed: Replayer = new Replayer(choices);
  let game: Game;
  try {
    game = start(replayed.recall).game;
  } catch (fault) {
    if (!(fault instanceof OtherChance)) throw fault;
    ({ game } = start());
    return { game, differs: replayed.difference(game, fault) };
  }
  let agreed = { game, next: replayed.next };
  if (!agree(game, turns)) return { game, differs: replayed.difference(game, { kind: 'table' }) };
  while (replayed.next < choices.length) {
    const step = replayed.take(game);
    if ('kind' in step) return { game, differs: replayed.difference(game, step) };
    if (step.game.turns.length > game.turns.length) {
      if (!agree(step.game, turns)) return atCheckpoint(agreed, replayed);
      agreed = { game: step.game, next: replayed.next };
    }
    game = step.game;
  }
  if (checkpointOf(game.state) !== last) return atCheckpoint(agreed, replayed);
  return { game };
}

/** Do the turns begun so far begin as they did? */
function agree(game: Game, turns: readonly string[]): boolean {
  return game.turns.every((checkpoint, i) => checkpoint === turns[i]);
}

function atCheckpoint({ game, next }: { game: Game; next: number }, replayed: Replayer): Replayed {
  replayed.next = next;
  return { game, differs: replayed.difference(game, { kind: 'table' }) };
}

class Replayer {
  next = 0;
  readonly choices: readonly Remembered[];
  constructor(choices: readonly Remembered[]) {
    this.choices = choices;
  }

  readonly recall: Recall = (prompt, ids) => {
    const made = this.choices[this.next];
    if (made?.seat !== 'chance') throw new OtherChance('chance-missing', prompt);
    const id = String(made.choose);
    if (made.prompt !== prompt) throw new OtherChance('asked-otherwise', prompt);
    if (!ids.includes(id)) throw new OtherChance('not-there', prompt);
    this.next += 1;
    return id;
  };

  /** The next choice; where it does not fit, `next` stays with it. */
  take(game: Game): Step | Found {
    const made = this.choices[this.next];
    if (made === undefined) return { kind: 'stuck' };
    const asked = game.state.pending.find(choice => choice.seat === made.seat)?.prompt;
    if (made.seat === 'chance' && asked === undefined) return { kind: 'chance-left-over' };
    const fits = refusal(game.state, made) === undefined;
    if (fits && made.prompt !== asked) return { kind: 'asked-otherwise', ...(asked && { asked }) };
    const held = this.next;
    this.next += 1;
    try {
      const step = apply(game, made, { recall: this.recall });
      if (step.ok) return step;
      this.next = held;
      return { kind: 'refused', because: step.because, ...(asked && { asked }) };
    } catch (fault) {
      if (fault instanceof OtherChance) return fault;
      // Whatever a position of other cards and rules makes the engine stumble over: the one before it holds.
      this.next = held;
      return { kind: 'stuck', ...(asked && { asked }) };
    }
  }

  difference({ lib, state }: Game, { kind, asked, because }: Found): Difference {
    const made = kind === 'table' ? undefined : this.choices[this.next];
    const turn = nearest({ lib, state }, 'turn');
    return {
      kind,
      choice: this.next + 1,
      seat: made?.seat,
      asked,
      askedThen: made?.prompt,
      answered: made?.choose,
      ...(because === undefined ? {} : { because }),
      turn: turn?.number ?? 0,
      step: turn?.step,
    };
  }
}
