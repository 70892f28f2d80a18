import type { Found } from '../find/ask.ts';

/**
 * The answer in a few words to what was asked: that of the best answer, or of the one behind it where the best is only
 * the term that it explains. A rule that comes first without one is not told with the words of another.
 */
export function shortAnswer([best, next]: readonly Found[]): Found | undefined {
  const told = best?.answer.kind === 'term' && best.answer.short === undefined ? next : best;
  return told?.answer.short === undefined ? undefined : told;
}
