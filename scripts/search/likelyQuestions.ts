import { kindOfQuestion } from '#features/search/words/questionKinds.ts';
import type { Language } from '#i18n/languages.ts';

/** So many for each answer: all of them would weigh as much as the answers. */
const mostOfOne = 3;

/** Of the phrasings of an answer those that are offered to whom is about to ask them: whole sentences first. */
export function likelyQuestions(asked: readonly string[], language: Language): string[] {
  const whole = asked.filter(text => text.endsWith('?'));
  const others = asked.filter(text => !text.endsWith('?') && kindOfQuestion(text, language) !== undefined);
  return [...whole, ...others].slice(0, mostOfOne);
}
