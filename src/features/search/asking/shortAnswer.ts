import { areKnown, type Facts, isOut } from '#rules/facts.ts';
import type { ShownAnswer } from '../pack/answer.ts';

/** The few words, and the answer that they stand for. */
type FewWords = { readonly text: string; readonly found: Shown };

type Shown = { readonly answer: ShownAnswer };

/**
 * The answer in a few words to what was asked: that of the best answer, or of the one behind it where the best is only
 * the term that it explains. A rule that comes first without one is not told with the words of another. What is not so at
 * every table is told with its label where the table is not known.
 */
export function shortAnswer([best, next]: readonly Shown[], facts: Facts): FewWords | undefined {
  const found = best?.answer.kind === 'term' && best.answer.short === undefined ? next : best;
  if (found?.answer.short === undefined) return undefined;
  const { short, shortWhen } = found.answer;
  const conditions = shortWhen?.conditions.split(' ') ?? [];
  if (isOut(facts, conditions)) return undefined;
  const isKnown = shortWhen === undefined || areKnown(facts, conditions);
  return { found, text: isKnown ? short : `${shortWhen.label}: ${short}` };
}
