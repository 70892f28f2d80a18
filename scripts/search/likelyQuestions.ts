import { kindOfQuestion } from '#features/search/words/questionKinds.ts';
import type { Language } from '#i18n/languages.ts';

/** So many for each answer: all of them would weigh as much as the answers. */
const mostOfOne = 3;

/**
 * Of the phrasings of an answer those that complete what a reader types: whole sentences first. Another answer that is
 * asked for in the same words would be found in its place, so such a question is not offered.
 */
export function likelyQuestions(
  asked: readonly string[],
  language: Language,
  isOwn: (question: string) => boolean = () => true,
): string[] {
  const whole = asked.filter(text => text.endsWith('?'));
  const others = asked.filter(text => !text.endsWith('?') && kindOfQuestion(text, language) !== undefined);
  return [...whole, ...others].filter(isOwn).slice(0, mostOfOne);
}
