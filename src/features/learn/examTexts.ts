import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/exam.json' with { type: 'json' };
import en from '#locales/en/exam.json' with { type: 'json' };
import es from '#locales/es/exam.json' with { type: 'json' };
import pl from '#locales/pl/exam.json' with { type: 'json' };
import type { ExamTexts } from './exam/questionText.ts';

const texts: { readonly [language in Language]: ExamTexts } = { en, de, es, pl: allNonBreaking('pl', pl) };

export function examTexts(language: Language): ExamTexts {
  return texts[language];
}
