/** `below(n)` is one of the numbers from 0 to n-1. */
export type Below = (n: number) => number;

/** A stream of random numbers of the tests' own; the same seed gives the same numbers. */
export function random(seed: number): Below {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995;
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
}

export function pick<T>(below: Below, list: readonly T[]): T | undefined {
  return list[below(list.length)];
}
