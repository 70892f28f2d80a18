/** What every part of laying out a position works on. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Position } from '../notation/position.ts';
import type { Path, Problem } from '../problem.ts';
import type { Box } from './box.ts';
import { type Fault, type FaultCode, sayFault, type WhyOf } from './faults.ts';

export interface Layout {
  readonly lib: Library;
  /** The table after a normal set-up, changed bit by bit into what the position says. */
  readonly state: State;
  readonly position: Position;
  readonly box: Box;
  readonly problems: Problem[];
  /** A number from 0 to n-1 that depends on the seed alone. */
  readonly below: (n: number) => number;
}

export function complain<C extends FaultCode>(layout: Layout, path: Path, code: C, why: WhyOf<C>): void {
  const fault = { code, why } as Fault;
  layout.problems.push({ path: ['position', ...path], message: sayFault(fault), fault });
}

export function seatNamed({ state }: Pick<Layout, 'state'>, id: string): Seat {
  return state.seats.findIndex(s => s.id === id);
}

/** The rules of the engine answer questions about a run; this one is only ever asked. */

/** A small generator of our own: equal seeds lay equal tables. */
export function generator(seed: number): (n: number) => number {
  let x = (seed ^ 0x9e3779b9) | 0;
  return n => {
    x = (x + 0x6d2b79f5) | 0;
    let t = Math.imul(x ^ (x >>> 15), x | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % Math.max(1, n);
  };
}
