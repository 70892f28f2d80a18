/**
 * How long the set-up takes with so many hands. The seconds are estimates for a host who knows where things are;
 * nothing else depends on them.
 */
import type { Task } from './setUp.ts';

interface Work {
  /** For one pair of hands: once for the step, and for each thing it tells of. */
  readonly once: number;
  readonly each: number;
  /** Several can do it at the same time; otherwise all wait for it. */
  readonly shared: boolean;
}

const usual: Work = { once: 15, each: 10, shared: false };
const works: { readonly [task: string]: Work } = {
  'begin-game': { once: 45, each: 20, shared: true },
  'set-resources': { once: 0, each: 10, shared: true },
  'lay-out-pieces': { once: 20, each: 15, shared: true },
  'lay-out-decks': { once: 20, each: 25, shared: true },
  'choose-characters': { once: 30, each: 45, shared: false },
  'enter-characters': { once: 0, each: 10, shared: true },
  'build-loyalty-deck': { once: 60, each: 20, shared: false },
  'deal-loyalty': { once: 15, each: 12, shared: false },
  'draw-starting-hands': { once: 0, each: 20, shared: true },
  'build-destiny': { once: 45, each: 0, shared: true },
};

/** In minutes, rounded up. */
export function minutesFor(tasks: readonly Task[], hands: number): number {
  const seconds = tasks.reduce((sum, { id, facts }) => {
    const { once, each, shared } = works[id] ?? usual;
    const work = once + each * facts.length;
    return sum + (shared ? work / Math.max(1, hands) : work);
  }, 0);
  return Math.ceil(seconds / 60);
}
