/** A scenario being played: lines choose, windows without a line of their own are passed, chance answers itself. */
import { apply, type Game, gameFrom, pending, refusal } from '../../engine/index.ts';
import type { Answer, Choice, Refusal } from '../../engine/model/choice.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { Seat } from '../../engine/model/vocabulary.ts';
import type { WrittenAnswer } from '../notation/script.ts';
import type { Loaded } from '../reader/read.ts';
import { Luck } from './luck.ts';

/** Something that was answered, by a line or by itself. */
export interface Answered {
  readonly seat: Seat | 'chance';
  readonly choice: Choice;
  readonly choose: Answer;
  readonly by: 'line' | 'window' | 'luck';
}

/** A line that belongs to one moment of the game. */
export interface Anchor {
  readonly seat: string;
  readonly at?: string | undefined;
  /** Left out: any pending choice of this seat at that place. */
  readonly choose?: WrittenAnswer;
}

export const toAnswer = (written: WrittenAnswer): Answer =>
  typeof written === 'number' ? String(written) : written;

/** An endless scenario is a fault of its own; no game owes this many answers in a row to itself. */
const patience = 100_000;

export class Play {
  game: Game;
  /** What has happened since the last line that chose. */
  events: GameEvent[] = [];
  readonly #luck: Luck;
  readonly #onAnswer: (answered: Answered, events: readonly GameEvent[]) => void;

  constructor({ scenario, start }: Loaded, lib: Game['lib'], onAnswer: Play['onAnswer'] = () => undefined) {
    const begun = gameFrom(lib, start);
    this.game = begun.game;
    this.events.push(...begun.events);
    this.#luck = new Luck(scenario);
    this.#onAnswer = onAnswer;
  }

  /** For traces. */
  get onAnswer(): (answered: Answered, events: readonly GameEvent[]) => void {
    return this.#onAnswer;
  }

  seatOf(id: string): Seat | 'chance' {
    return id === 'chance' ? 'chance' : this.game.state.seats.findIndex(s => s.id === id);
  }

  nameOf(seat: Seat | 'chance'): string {
    return seat === 'chance' ? 'chance' : (this.game.state.seats[seat]?.id ?? String(seat));
  }

  choiceOf(id: string): Choice | undefined {
    const seat = this.seatOf(id);
    return pending(this.game).find(c => c.seat === seat);
  }

  /** Is this the moment the line belongs to? A window fits only where its answer is one of the options. */
  fits({ seat, at, choose }: Anchor): boolean {
    const choice = this.choiceOf(seat);
    if (!choice) return false;
    if (at !== undefined && at !== choice.prompt && at !== choice.about) return false;
    if (choose === undefined || choice.shape !== 'react') return true;
    return this.refusalOf(seat, choose) === undefined;
  }

  refusalOf(seat: string, choose: WrittenAnswer): Refusal | undefined {
    return refusal(this.game.state, { seat: this.seatOf(seat), choose: toAnswer(choose) });
  }

  choose(seat: string, choose: WrittenAnswer): Refusal | undefined {
    const because = this.refusalOf(seat, choose);
    if (because) return because;
    this.events = [];
    this.#apply(this.seatOf(seat), toAnswer(choose), 'line');
    return undefined;
  }

  /** Passes windows and answers for chance until the next line that belongs somewhere does, or somebody must decide. */
  settle(next: Anchor | undefined): void {
    for (let i = 0; i < patience; i++) {
      if (this.game.state.over || (next && this.fits(next))) return;
      const choices = pending(this.game);
      const chance = choices.find(c => c.seat === 'chance');
      const window = choices.find(c => c.shape === 'react');
      if (chance) this.#apply('chance', this.#luck.answer(chance), 'luck');
      else if (window) this.#apply(window.seat, 'pass', 'window');
      else return;
    }
    throw new Error('The game goes round in circles');
  }

  #apply(seat: Seat | 'chance', choose: Answer, by: Answered['by']): void {
    const choice = pending(this.game).find(c => c.seat === seat);
    const step = apply(this.game, { seat, choose });
    if (!step.ok || !choice) throw new Error(`${this.nameOf(seat)} cannot answer ${String(choose)}`);
    this.game = step.game;
    this.events.push(...step.events);
    this.#onAnswer({ seat, choice, choose, by }, step.events);
  }
}
