/** A scenario being played: lines choose, windows without a line of their own are passed, chance answers itself. */
import {
  apply,
  type Drive,
  type Game,
  gameFrom,
  pending,
  refusal,
  refusalOf,
  standing,
  unsaid,
} from '#engine/index.ts';
import type { Answer, Choice, Refusal } from '#engine/model/choice.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { EventFields } from '../notation/eventFields.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { ChooseLine, WrittenAnswer } from '../notation/script.ts';
import { Luck } from './luck.ts';
import { answerMeant } from './shipNames.ts';

/** Something that was answered, by a line or by itself. */
export interface Answered {
  readonly seat: Seat | 'chance';
  readonly choice: Choice;
  readonly choose: Answer;
  readonly by: 'line' | 'window' | 'luck';
}

/** A choice that had one possible answer, which the engine has made by itself. */
export interface Settled {
  readonly choice: Choice;
  readonly choose: Answer;
  /** How many events had happened by then since the last line that chose. */
  readonly happened: number;
}

/** What a line says of the moment it belongs to. */
export interface Moment {
  readonly seat: string;
  readonly at?: string | undefined;
  readonly choose?: WrittenAnswer;
}

/** A scenario and the state its position was laid out as. */
export interface Begun {
  readonly scenario: Scenario;
  readonly start: State;
  /** What the events of its books tell; only where a script expects some. */
  readonly events?: EventFields;
}

type OnAnswer = (answered: Answered, events: readonly GameEvent[]) => void;

export const toAnswer = (written: WrittenAnswer): Answer =>
  typeof written === 'number' ? String(written) : written;

const sameAnswer = (a: Answer, b: Answer): boolean =>
  JSON.stringify([a].flat().sort()) === JSON.stringify([b].flat().sort());

/** Is this a choice of the kind, or at the timing point, that a line names? */
export const isAt = (choice: Choice, at: string): boolean =>
  at === choice.prompt || (choice.prompt === 'reaction' && at === choice.about);

/** An endless scenario is a fault of its own; no game owes this many answers in a row to itself. */
const patience = 100_000;

export class Play {
  game: Game;
  /** What has happened since the last line that chose. */
  events: GameEvent[] = [];
  /** What anybody has owed in the same time, windows that were passed included. */
  asked: Choice[] = [];
  /** Choices with a single answer, made meanwhile without asking. */
  settled: Settled[] = [];
  /** The last line that chose, and what was asked. */
  last: Answered | undefined;
  #luck: Luck;
  readonly #drive: Drive = {
    onSettled: (choice, choose, happened) => this.#note(choice, choose, this.events.length + happened),
  };
  readonly #onAnswer: OnAnswer;

  readonly #begun: Begun;

  constructor(begins: Begun, lib: Game['lib'], onAnswer: OnAnswer = () => undefined) {
    const { scenario, start } = begins;
    this.#begun = begins;
    const begun = gameFrom(lib, start, this.#drive);
    this.game = begun.game;
    this.events.push(...begun.events);
    this.#luck = new Luck(scenario);
    this.#onAnswer = onAnswer;
  }

  get eventFields(): EventFields {
    return this.#begun.events ?? {};
  }

  /** The dice the position gives that nothing has rolled yet. */
  get dice(): readonly number[] {
    return this.#luck.dice;
  }

  seatOf(id: string): Seat | 'chance' {
    return id === 'chance' ? 'chance' : this.game.state.seats.findIndex(s => s.id === id);
  }

  nameOf(seat: Seat | 'chance'): string {
    return seat === 'chance' ? 'chance' : (this.game.state.seats[seat]?.id ?? String(seat));
  }

  /** What somebody may choose at any moment, if this answers it. */
  #besides(seat: Seat | 'chance', choose: Answer): Choice | undefined {
    const answers = (c: Choice) => c.seat === seat && refusalOf(c, choose) === undefined;
    return standing(this.game).find(answers);
  }

  choiceOf(id: string): Choice | undefined {
    const seat = this.seatOf(id);
    return pending(this.game).find(c => c.seat === seat);
  }

  /** Is this the moment the line belongs to? Windows and luck fit only where the answer is one of the options. */
  fits({ seat, at, choose }: Moment): boolean {
    if (choose !== undefined && at === undefined && this.#besides(this.seatOf(seat), toAnswer(choose)))
      return true;
    const choice = this.choiceOf(seat);
    if (!choice) return false;
    if (at !== undefined && !isAt(choice, at)) return false;
    if (choose === undefined || (unsaid(choice) === undefined && choice.seat !== 'chance')) return true;
    return this.refusalOf(seat, this.#meant({ seat, choose })) === undefined;
  }

  /** The choice that a line answers as the game has answered it by itself since the last line that chose. */
  #madeBy({ seat, at, choose }: ChooseLine): Settled | undefined {
    return this.settled.find(
      made =>
        made.choice.seat === this.seatOf(seat) &&
        (at === undefined || isAt(made.choice, at)) &&
        sameAnswer(made.choose, toAnswer(choose)),
    );
  }

  /** Is all there is to a line that the game has made its choice by itself, whatever windows are still to be passed? */
  isMade(line: ChooseLine): boolean {
    if (this.#madeBy(line) === undefined || this.#accepts(line)) return false;
    const ahead = this.#copy();
    ahead.settle(() => ahead.#accepts(line));
    return !ahead.#accepts(line);
  }

  #accepts(line: ChooseLine): boolean {
    return this.fits(line) && this.refusalOf(line.seat, this.#meant(line)) === undefined;
  }

  /** The answer in the words of the choice that is open. */
  #meant({ seat, choose }: Pick<ChooseLine, 'seat' | 'choose'>): WrittenAnswer {
    const choice = this.choiceOf(seat);
    if (!choice || choice.seat === 'chance') return choose;
    const answer = answerMeant(this.game.lib, choice, toAnswer(choose));
    return typeof answer === 'string' ? answer : [...answer];
  }

  /** A line gives the answer that the game has given: what happened before it is over. */
  takeMade(line: ChooseLine): boolean {
    const made = this.#accepts(line) ? undefined : this.#madeBy(line);
    if (made === undefined) return false;
    this.events = this.events.slice(made.happened);
    this.settled = this.settled
      .filter(other => other !== made)
      .map(other => ({ ...other, happened: Math.max(0, other.happened - made.happened) }));
    return true;
  }

  /** An instruction that had to wait for a die or a draw is carried out again, and makes its choices again. */
  #note(choice: Choice, choose: Answer, happened: number): void {
    const again = this.settled.some(
      made => made.happened === happened && JSON.stringify(made.choice) === JSON.stringify(choice),
    );
    if (!again) this.settled.push({ choice, choose, happened });
  }

  /** To look ahead with: nobody hears of what happens in it. */
  #copy(): Play {
    const copy = new Play(this.#begun, this.game.lib);
    copy.game = this.game;
    copy.#luck = this.#luck.copy();
    return copy;
  }

  refusalOf(seat: string, choose: WrittenAnswer): Refusal | undefined {
    const made = { seat: this.seatOf(seat), choose: toAnswer(choose) };
    return this.#besides(made.seat, made.choose) ? undefined : refusal(this.game.state, made);
  }

  choose(seat: string, written: WrittenAnswer): Refusal | undefined {
    const choose = this.#meant({ seat, choose: written });
    const because = this.refusalOf(seat, choose);
    if (because) return because;
    this.events = [];
    this.asked = [];
    this.settled = [];
    this.#apply(this.seatOf(seat), toAnswer(choose), 'line');
    return undefined;
  }

  /**
   * Passes windows and answers for chance until the moment has come, or somebody must decide. On the way to a line that
   * chooses, whatever may be left unsaid is passed like a window; where no such line is left, play rests there.
   */
  settle(hasCome: () => boolean, isOnItsWay = true): void {
    for (let i = 0; i < patience; i++) {
      this.asked.push(...pending(this.game));
      if (this.game.state.over || hasCome()) return;
      const choices = pending(this.game);
      const chance = choices.find(c => c.seat === 'chance');
      const window = choices.find(c => (isOnItsWay ? unsaid(c) !== undefined : c.shape === 'react'));
      const passed = window && unsaid(window);
      if (chance) this.#apply('chance', this.#luck.answer(chance), 'luck');
      else if (window && passed !== undefined) this.#apply(window.seat, passed, 'window');
      else return;
    }
    throw new Error('The game goes round in circles');
  }

  #apply(seat: Seat | 'chance', choose: Answer, by: Answered['by']): void {
    const owed = pending(this.game).find(c => c.seat === seat && refusalOf(c, choose) === undefined);
    const choice = owed ?? this.#besides(seat, choose);
    const step = apply(this.game, { seat, choose }, this.#drive);
    if (!step.ok || !choice) throw new Error(`${this.nameOf(seat)} cannot answer ${String(choose)}`);
    this.game = step.game;
    this.events.push(...step.events);
    if (by === 'line') this.last = { seat, choice, choose, by };
    this.#onAnswer({ seat, choice, choose, by }, step.events);
  }
}
