/** A step of the table once more, moment by moment: what happened in each, and how things stood after it. */
import { applyStepwise, type Game, type Moment } from '#engine/index.ts';
import type { Logged } from '#engine/model/choice.ts';
import type { AtTable } from '../machine/table.ts';

/** None where it is not known how the table came to be. */
export function momentsOf({ game, earlier }: AtTable): readonly Moment[] {
  if (earlier === undefined) return [];
  const choices = choicesSince(earlier.game, game);
  let left = 0;
  /** Chance answers what it answered then. */
  const recall = () => String(choices[left++]?.choose);
  const moments: Moment[] = [];
  let at = earlier.game;
  for (let made = choices[left]; made !== undefined; made = choices[left]) {
    left += 1;
    const step = applyStepwise(at, { seat: made.seat, choose: made.choose }, { recall });
    if (!step.ok) throw new Error(`What was played is refused: ${step.because}`);
    moments.push(...step.moments);
    at = step.game;
  }
  return moments;
}

/** The first comes first. */
function choicesSince({ log: before }: Game, { log }: Game): readonly Logged[] {
  const choices: Logged[] = [];
  const known = before?.length ?? 0;
  for (let at = log; at !== undefined && at.length > known; at = at.before) choices.push(at.made);
  return choices.reverse();
}
