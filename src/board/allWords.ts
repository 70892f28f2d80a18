/** All four languages at once: for pages built ahead and for tests. A widget, which speaks one, uses `loadWords.ts`. */
import de from '../../locales/de/board.json' with { type: 'json' };
import en from '../../locales/en/board.json' with { type: 'json' };
import es from '../../locales/es/board.json' with { type: 'json' };
import pl from '../../locales/pl/board.json' with { type: 'json' };
import type { Language } from '../i18n/languages.ts';
import { makeTranslators } from '../i18n/makeTranslators.ts';
import { locales, voiceOf } from '../text/locales.ts';
import { makeWords, type Words } from './words.ts';

const translate = makeTranslators('board', { en, de, es, pl });

export function wordsOf(language: Language): Words {
  return makeWords(language, translate(language), voiceOf(language), locales[language].terms.characters);
}
