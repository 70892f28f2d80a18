/** The Loyalty deck by itself: what is in it, who is dealt what, and what the Sleeper Agent phase makes of everybody. */
import { apply, type Game } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { OpName } from '../model/flow.ts';
import type { SeatState, State } from '../model/state.ts';
import type { CardId, CharacterId, Side } from '../model/vocabulary.ts';
import { sideOf } from '../queries/sides.ts';
import { advance } from '../run/advance.ts';
import type { Run } from '../run/run.ts';
import { optionsRefusal } from '../setup/options.ts';
import { bareTable, carryOut, isDone } from './table.ts';

/** What one player holds, and what that makes of him. */
export interface Allegiance {
  readonly cards: readonly CardId[];
  /** Those of them that lie face up. */
  readonly shown: readonly CardId[];
  readonly side: Side;
  readonly revealed: SeatState['revealed'];
}

export interface Loyalties {
  /** The deck before the first deal. */
  readonly deck: readonly CardId[];
  /** After the first deal, by seat; and what is left for later, the Sympathizer included. */
  readonly dealt: readonly Allegiance[];
  readonly left: readonly CardId[];
  /** After the Sleeper Agent phase. */
  readonly woken: readonly Allegiance[];
}

/** The same characters and the same seed, the same deal. */
export function loyaltiesOf(lib: Library, characters: readonly CharacterId[], seed: number): Loyalties {
  const table = bareTable(
    lib,
    characters.map(character => ({ id: character, character })),
  );
  const turn = table.stack;
  const run: Run = {
    lib,
    state: {
      ...table,
      rng: seed | 0,
      options: { ...table.options, chance: 'seeded' },
      stack: setUpFrom(lib),
    },
    events: [],
    passIdle: true,
  };
  const { state } = run;
  upTo(run, 'deal-loyalty');
  const deck = state.piles.loyalty.bag.toSorted();
  upTo(run, 'draw-starting-hands');
  const dealt = allegiances(lib, state);
  const left = state.piles.loyalty.bag.toSorted();
  for (const seat of state.seats) seat.place = { in: 'location', location: 'command' };
  const woken = toTheEnd(carryOut(lib, { ...state, stack: turn }, 'sleeper').game);
  return { deck, dealt, left, woken: allegiances(lib, woken.state) };
}

/** Whether the rules allow a game with these characters. */
export function maySit(lib: Library, characters: readonly CharacterId[]): boolean {
  const seats = characters.map(character => ({ id: character, character }));
  return optionsRefusal(lib, bareTable(lib, seats).options) === undefined;
}

function setUpFrom(lib: Library): State['stack'] {
  const pc = lib.blocks.get('game')?.lines.findIndex(({ op }) => op.op === 'build-loyalty-deck') ?? 0;
  return [{ at: 'game', pc }];
}

function upTo(run: Run, stopBefore: OpName): void {
  advance({ ...run, stopBefore });
}

/** Nobody hands on what he could keep. */
function toTheEnd(game: Game): Game {
  const choice = isDone(game) ? undefined : game.state.pending[0];
  if (choice === undefined) return game;
  const choose =
    choice.shape === 'yes-no' ? 'no' : choice.shape === 'react' ? 'pass' : (choice.options[0]?.id ?? '');
  const step = apply(game, { seat: choice.seat, choose });
  if (!step.ok) throw new Error(`The Sleeper Agent phase was not to be answered so: ${step.because}`);
  return toTheEnd(step.game);
}

function allegiances(lib: Library, state: State): Allegiance[] {
  return state.seats.map(({ loyalty, shown, revealed }, seat) => ({
    cards: [...loyalty.map(({ card }) => card), ...shown],
    shown,
    side: sideOf(lib, state, seat),
    revealed,
  }));
}
