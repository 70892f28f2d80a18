/** A table on which lies only what a tool is about. */
import { type Game, gameFrom, type Step } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Frame } from '../model/frame.ts';
import type { State, TurnState } from '../model/state.ts';
import { resources } from '../model/vocabulary.ts';
import { newState } from '../setup/newState.ts';

export interface Seated {
  readonly id: string;
  readonly character?: string;
}

/** The first player's turn; the tracks as the set-up leaves them, and everything else still in the box. */
export function bareTable(lib: Library, seats: readonly Seated[]): State {
  const state = newState(lib, {
    books: lib.books,
    objective: [...lib.objectives.keys()][0] ?? '',
    difficulty: 'normal',
    rulings: {},
    options: {},
    seats,
    seed: 1,
    chance: 'asked',
  });
  for (const resource of resources) state.resources[resource] = lib.components.start[resource];
  state.reserves = { vipers: lib.components.vipers, raptors: lib.components.raptors };
  state.nukes = lib.components.nukes;
  const turn: TurnState = {
    seat: 0,
    number: 1,
    step: 'action',
    actions: 1,
    acted: [],
    spent: [],
    extraCrises: 0,
    activate: true,
  };
  const pc = lib.blocks.get('turn')?.lines.findIndex(({ op }) => op.op === 'take-actions') ?? 0;
  state.stack = [{ at: 'turn', pc, seat: 0, turn }];
  return state;
}

/** Carries out one block. When it is done the current player is asked for his action. */
export function carryOut(
  lib: Library,
  state: State,
  block: string,
  slots: Omit<Frame, 'at' | 'pc'> = {},
): Step {
  return gameFrom(lib, { ...state, stack: [...state.stack, { at: block, pc: 0, seat: 0, ...slots }] });
}

export function isDone({ state }: Game): boolean {
  return state.over !== undefined || state.pending.some(({ prompt }) => prompt === 'action');
}
