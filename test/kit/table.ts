/**
 * A position laid out by hand: the game is set up as usual, then swept (no ships in space, empty hands, everybody
 * human), and what the test needs is put in. It starts at a step of the first seat's turn.
 */

import { apply, compile, gameFrom, makeGame, type Step, sample } from '#engine/index.ts';
import { laid } from '#engine/model/frame.ts';
import type { GameOptions } from '#engine/model/options.ts';
import type { Hidden, SeatState, Ship, State, TurnState } from '#engine/model/state.ts';
import type {
  CharacterId,
  LocationId,
  PileName,
  Sector,
  ShipKind,
  Step as TurnStep,
} from '#engine/model/vocabulary.ts';
import { copyState } from '#engine/run/copy.ts';
import { baseBook } from './books.ts';
import { Play } from './play.ts';

export const lib = compile([baseBook]);

/** Seats by name, clockwise; the first is the current player. */
export type Cast = { readonly [seat: string]: CharacterId };

export interface Layout {
  readonly cast: Cast;
  readonly step?: TurnStep;
  readonly options?: Partial<GameOptions>;
  readonly turn?: Partial<TurnState>;
  readonly edit?: (board: Board) => void;
}

export const optionsFor = (cast: Cast, more: Partial<GameOptions> = {}): GameOptions => ({
  books: ['base'],
  objective: 'kobol',
  difficulty: 'normal',
  options: {},
  seed: 1,
  chance: 'asked',
  seats: Object.entries(cast).map(([id, character]) => ({ id, character })),
  ...more,
  rulings: { 'first-player-method': 'named', ...more.rulings },
});

function ok(step: ReturnType<typeof makeGame> | ReturnType<typeof apply>): Step {
  if (!step.ok) throw new Error(`Refused: ${step.because}`);
  return step;
}

/** A game just set up, every choice on the way answered with the first of its kind. */
export function setUp(options: GameOptions): Step {
  let now = ok(makeGame(lib, { ...options, chance: 'seeded' }));
  while (now.game.state.stack.length < 2) {
    const [choice] = now.game.state.pending;
    if (!choice) throw new Error('The set-up is stuck');
    now = ok(apply(now.game, { seat: choice.seat, choose: sample(choice, () => 0) }));
  }
  return now;
}

/** The pieces of a test's position, by their names. */
export class Board {
  readonly state: State;
  constructor(state: State) {
    this.state = state;
  }

  index(seat: string): number {
    const i = this.state.seats.findIndex(s => s.id === seat);
    if (i < 0) throw new Error(`Nobody is called ${seat}`);
    return i;
  }

  seat(name: string): SeatState {
    const seat = this.state.seats[this.index(name)];
    if (!seat) throw new Error(`Nobody is called ${name}`);
    return seat;
  }

  put(name: string, location: LocationId): void {
    this.seat(name).place = { in: 'location', location };
  }

  hand(name: string, ...cards: string[]): void {
    this.seat(name).hand = cards;
    for (const card of cards) this.take(card);
  }

  /** Face down, known to its owner. */
  loyalty(name: string, ...cards: string[]): void {
    this.seat(name).loyalty = cards.map(card => ({ card, seen: 1 << this.index(name) }));
  }

  revealed(name: string, card = 'cylon-reduce-morale'): void {
    const seat = this.seat(name);
    Object.assign(seat, { revealed: 'cylon', shown: [card], loyalty: [] });
    this.put(name, 'resurrection-ship');
  }

  titles(president: string, admiral: string): void {
    this.state.titles = { president: this.index(president), admiral: this.index(admiral) };
  }

  /** The next cards of a pile, in order. */
  top(pile: PileName, ...cards: string[]): void {
    const { bag, top } = this.state.piles[pile];
    for (const card of cards) {
      const i = bag.indexOf(card);
      if (i >= 0) bag.splice(i, 1);
    }
    top.push(...cards.map((card): Hidden => ({ card, seen: 0 })));
  }

  empty(pile: PileName): void {
    this.state.piles[pile] = { top: [], bag: [], bottom: [], discard: [] };
  }

  ship(kind: ShipKind, at: Sector, more: Partial<Ship> = {}): Ship {
    const { state } = this;
    state.pieces += 1;
    const ship: Ship = { id: state.pieces, kind, at, ...more };
    state.ships.push(ship);
    if (kind === 'viper') state.reserves.vipers -= 1;
    return ship;
  }

  pilot(name: string, at: Sector): Ship {
    const ship = this.ship('viper', at, { pilot: this.index(name) });
    this.seat(name).place = { in: 'viper', ship: ship.id };
    return ship;
  }

  civilian(at: Sector, card = 'civilian-population-1'): Ship {
    const { bag } = this.state.piles.civilians;
    const i = bag.indexOf(card);
    if (i >= 0) bag.splice(i, 1);
    return this.ship('civilian', at, { cargo: { card, seen: 0 } });
  }

  private take(card: string): void {
    const pile = this.state.piles[lib.faces.get(card)?.skill ?? 'politics'];
    const i = pile.bag.indexOf(card);
    if (i >= 0) pile.bag.splice(i, 1);
  }
}

/** Everything off the board and out of the hands, so that a test says all there is. */
function sweep(state: State): void {
  const { piles, reserves } = state;
  for (const ship of state.ships) {
    if (ship.kind === 'viper') reserves.vipers += 1;
    if (ship.cargo) piles.civilians.bag.push(ship.cargo.card);
  }
  state.ships = [];
  for (const seat of state.seats) {
    for (const card of seat.hand) piles[lib.faces.get(card)?.skill ?? 'politics'].bag.push(card);
    seat.hand = [];
    seat.loyalty = [{ card: 'not-a-cylon', seen: 1 << state.seats.indexOf(seat) }];
    if (seat.place.in === 'viper') seat.place = { in: 'location', location: 'hangar-deck' };
  }
}

export function lay({ cast, step = 'action', options = {}, turn = {}, edit }: Layout): Play {
  const asked = optionsFor(cast, options);
  const state = copyState(setUp(asked).game.state);
  state.options = asked;
  sweep(state);
  const steps = lib.blocks.get('turn')?.lines ?? [];
  const inCrisis = step === 'crisis';
  const pc = steps.findIndex(({ op }) =>
    inCrisis ? op.op === 'when' && op.test === 'faces-crisis' : op.op === 'step' && op.step === step,
  );
  state.stack = [
    laid<'take-turns'>({
      at: 'game',
      pc: (lib.blocks.get('game')?.lines.length ?? 0) - 1,
      count: 1,
      last: 0,
    }),
    {
      at: 'turn',
      pc,
      seat: 0,
      turn: {
        seat: 0,
        number: 1,
        step,
        actions: 1,
        acted: [],
        spent: [],
        extraCrises: 0,
        activate: true,
        ...turn,
      },
    },
  ];
  state.pending = [];
  state.answers = [];
  edit?.(new Board(state));
  return new Play(gameFrom(lib, state));
}
