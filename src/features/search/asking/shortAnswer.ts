import type { Condition } from '#rules/facts.ts';
import type { Found } from '../find/ask.ts';

/** Whether it is known what this answer's few words ask of a table. */
type Holds = (conditions: readonly Condition[]) => boolean;

/**
 * The answer in a few words to what was asked: that of the best answer, or of the one behind it where the best is only
 * the term that it explains. A rule that comes first without one is not told with the words of another.
 * Few words have no room for a condition: what is not so at every table is told where it is known to be so.
 */
export function shortAnswer([best, next]: readonly Found[], holds: Holds): Found | undefined {
  const told = best?.answer.kind === 'term' && best.answer.short === undefined ? next : best;
  if (told?.answer.short === undefined) return undefined;
  const { shortWhen } = told.answer;
  return shortWhen === undefined || holds(shortWhen.split(' ')) ? told : undefined;
}
