import { fraction, nextSeed } from '#engine/run/random.ts';

/** So many of a list, in its order; the same for the same seed. */
export function sampled<T>(list: readonly T[], n: number, seed: number): T[] {
  let state = seed;
  const drawn = list.map(item => {
    state = nextSeed(state);
    return { item, lot: fraction(state) };
  });
  const limit = drawn.map(({ lot }) => lot).sort((a, b) => a - b)[n - 1] ?? 1;
  return drawn.filter(({ lot }) => lot <= limit).map(({ item }) => item);
}
