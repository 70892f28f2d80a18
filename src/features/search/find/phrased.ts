import type { Language } from '#i18n/languages.ts';
import type { Phrased } from '../pack/answer.ts';
import { wordsOf } from '../words/fold.ts';
import { isMute } from '../words/idle.ts';
import { kindOfQuestion } from '../words/questionKinds.ts';
import { stemIn } from './lexicon.ts';

/** The words of a text but for articles and their like; all of them, if there are no others. */
export function spokenWords(text: string, language: Language): readonly string[] {
  const words = wordsOf(text, language);
  const spoken = words.filter(word => !isMute(word, language));
  return spoken.length === 0 ? words : spoken;
}

/** A phrasing as it is compared. */
export function phrased(
  text: string,
  language: Language,
  stemOf: (word: string) => string = stemIn(language),
): Phrased {
  const stems = spokenWords(text, language).map(word => stemOf(word));
  return { kind: kindOfQuestion(text, language), stems: [...new Set(stems)] };
}
