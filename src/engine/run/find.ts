/** Looking down the stack: what is "this turn", "this check", "this roll" from where we stand. */
import type { Frame } from '../model/frame.ts';
import type { CheckState, CrisisState, RollState, TurnState } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import type { Position } from './run.ts';

export function nearest<K extends keyof Frame>(run: Position, slot: K): NonNullable<Frame[K]> | undefined {
  const { stack } = run.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const value = stack[i]?.[slot];
    if (value !== undefined) return value as NonNullable<Frame[K]>;
  }
  return undefined;
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what} now`);
  return value;
}

export const turn = (run: Position): TurnState => required(nearest(run, 'turn'), 'turn');
export const check = (run: Position): CheckState => required(nearest(run, 'check'), 'check');
export const roll = (run: Position): RollState => required(nearest(run, 'roll'), 'roll');
export const crisis = (run: Position): CrisisState => required(nearest(run, 'crisis'), 'crisis');
export const you = (run: Position): Seat => required(nearest(run, 'seat'), 'acting player');
export const attack = (run: Position): NonNullable<Frame['attack']> =>
  required(nearest(run, 'attack'), 'attack');
export const jump = (run: Position): NonNullable<Frame['jump']> => required(nearest(run, 'jump'), 'jump');

/** The current player: whose turn it is, before the first turn the starting player. */
export function current(run: Position): Seat {
  return nearest(run, 'turn')?.seat ?? run.state.first;
}

/** Seats clockwise, beginning with the one given. */
export function clockwise(run: Position, first: Seat): Seat[] {
  const n = run.state.seats.length;
  return run.state.seats.map((_, i) => (first + i) % n);
}

/** What a `pick` without candidates has picked: so that an outer pick is not taken for it. */
export const nobody: Seat = -1;
