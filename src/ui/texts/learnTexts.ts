import type { Language } from '#i18n/languages.ts';
import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/learn.json' with { type: 'json' };
import en from '#locales/en/learn.json' with { type: 'json' };
import es from '#locales/es/learn.json' with { type: 'json' };
import pl from '#locales/pl/learn.json' with { type: 'json' };

/** What the pages of the lessons say besides the lessons, in one language. */
export const learnTexts = makeTranslators('learn', { en, de, es, pl: allNonBreaking('pl', pl) });

const quizzes = { en: en.quiz, de: de.quiz, es: es.quiz, pl: allNonBreaking('pl', pl.quiz) };

/** What the refresher and the mistakes box say, whose blanks are filled where they are shown. */
export function quizTexts(language: Language): typeof en.quiz {
  return quizzes[language];
}
