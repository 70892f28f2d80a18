/** Which way a story goes on: as its script, or as the reader has chosen where several answers count. */

import { answerKey } from './deed.ts';
import type { Story } from './index.ts';
import type { Stop } from './stops.ts';

/** The way of the script comes first. */
export function branchesOf(main: Story): readonly Story[] {
  return [main, ...(main.branches ?? [])];
}

/** Several answers count there. */
export function isFree(stop: Stop): boolean {
  return stop.kind === 'do' && stop.deed.counts.length > 0;
}

/** The story that goes on from another answer; what was chosen before stays. Nothing where that answer does not count. */
export function branchAfter(main: Story, story: Story, at: number, answer: string): Story | undefined {
  const stop = story.stops[at];
  if (stop?.kind !== 'do' || !stop.deed.counts.includes(answer)) return undefined;
  const chosen = [...story.stops.slice(0, at).flatMap(choiceAt), answer];
  return branchesOf(main).find(one => {
    const own = one.stops.slice(0, at + 1).flatMap(choiceAt);
    return own.length === chosen.length && own.every((choice, i) => choice === chosen[i]);
  });
}

function choiceAt(stop: Stop): readonly string[] {
  return stop.kind === 'do' && isFree(stop) ? [answerKey(stop.deed.right)] : [];
}
