/** Plays on from a position: names instead of numbers, windows passed on the way, every die asked for. */
import { apply, type Game, optionsOf, refusal, type Step } from '#engine/index.ts';
import type { Answer, Choice } from '#engine/model/choice.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { SeatState, State } from '#engine/model/state.ts';

type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

export class Play {
  game: Game;
  readonly log: GameEvent[] = [];

  constructor(start: Step) {
    this.game = start.game;
    this.log.push(...start.events);
  }

  get state(): State {
    return this.game.state;
  }

  seat(name: string): SeatState {
    const seat = this.state.seats.find(s => s.id === name);
    if (!seat) throw new Error(`Nobody is called ${name}`);
    return seat;
  }

  /** Name of the holder. */
  holder(title: 'president' | 'admiral'): string | undefined {
    return this.state.seats[this.state.titles[title] ?? -1]?.id;
  }

  events<T extends EventType>(type: T): EventOf<T>[] {
    return this.log.filter((e): e is EventOf<T> => e.type === type);
  }

  /** What happened, in order, of the kinds asked for. */
  order(...types: EventType[]): EventType[] {
    return this.log.map(e => e.type).filter(type => types.includes(type));
  }

  /** Answers the seat's choice; windows before it are passed, draws that do not matter are made. */
  choose(seat: string, choose: Answer): this {
    const index = seat === 'chance' ? 'chance' : this.state.seats.findIndex(s => s.id === seat);
    for (let i = 0; i < 200; i++) {
      if (refusal(this.state, { seat: index, choose }) === undefined) return this.apply(index, choose);
      this.idle(`${seat}: ${String(choose)}`);
    }
    throw new Error(`${seat} never came to choose ${String(choose)}`);
  }

  roll(...faces: number[]): this {
    for (const face of faces) this.choose('chance', `${face}`);
    return this;
  }

  /** The choice of this seat, once it owes one that is not a window; `of` names the prompt. */
  asked(seat: string, of?: Choice['prompt']): Choice {
    for (let i = 0; i < 200; i++) {
      const choice = this.owed(seat);
      if (choice && (of === undefined ? choice.shape !== 'react' : choice.prompt === of)) return choice;
      this.idle(`a question to ${seat}`);
    }
    throw new Error(`${seat} is never asked`);
  }

  options(seat: string, of?: Choice['prompt']): string[] {
    return optionsOf(this.asked(seat, of)).map(o => o.id);
  }

  /** What this seat could use in the window that is open now, or `undefined` when it is not asked. */
  reactions(seat: string): string[] | undefined {
    const choice = this.owed(seat);
    return choice?.shape === 'react' ? choice.options.map(o => o.id) : undefined;
  }

  /** On to the window in which this seat is offered that, passing others. */
  offered(seat: string, option: string): boolean {
    while (this.canIdle()) {
      if (this.reactions(seat)?.includes(option)) return true;
      this.idle(option);
    }
    return this.reactions(seat)?.includes(option) ?? false;
  }

  /** On to the next decision, passing windows. */
  rest(): this {
    while (this.canIdle()) this.idle('rest');
    return this;
  }

  owed(seat: string): Choice | undefined {
    return this.state.pending.find(c => c.seat !== 'chance' && this.state.seats[c.seat]?.id === seat);
  }

  private canIdle(): boolean {
    return this.state.pending.some(c => c.shape === 'react' || (c.seat === 'chance' && c.prompt !== 'die'));
  }

  private idle(wanted: string): void {
    const choice = this.state.pending.find(
      c => c.shape === 'react' || (c.seat === 'chance' && c.prompt !== 'die'),
    );
    if (!choice) {
      const owed = this.state.pending.map(
        c => `${this.state.seats[Number(c.seat)]?.id ?? 'chance'} ${c.prompt}`,
      );
      throw new Error(`Waiting for ${wanted}, but pending: ${owed.join(', ') || 'nothing'}`);
    }
    this.apply(choice.seat, choice.shape === 'react' ? 'pass' : (optionsOf(choice)[0]?.id ?? ''));
  }

  private apply(seat: number | 'chance', choose: Answer): this {
    const step = apply(this.game, { seat, choose });
    if (!step.ok) throw new Error(`Refused: ${step.because}`);
    this.game = step.game;
    this.log.push(...step.events);
    return this;
  }
}
