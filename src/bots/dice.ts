import { fraction, nextSeed } from '#engine/run/random.ts';

/** A number from 0 to `n - 1`, each equally likely. */
export type Dice = (n: number) => number;

/** The same seed gives the same numbers. */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return n => {
    state = nextSeed(state);
    return Math.floor(fraction(state) * n);
  };
}
