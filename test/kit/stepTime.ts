import type { Bench } from '#ui/bench/bench.ts';

/** How long a bench takes to answer its first step, in ms: the best of three. */
export function stepTime<State, Move>(bench: Bench<State, Move>): number {
  const [move] = bench.steps(bench.start);
  if (move === undefined) throw new Error('There is nothing to begin.');
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    bench.answer(bench.start, move);
    return performance.now() - begun;
  });
  return Math.min(...times);
}
