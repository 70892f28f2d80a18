/** All four languages at once: for pages built ahead and for tests. A widget, which speaks one, uses `loadWords.ts`. */
import de from '../../locales/de/board.json' with { type: 'json' };
import en from '../../locales/en/board.json' with { type: 'json' };
import es from '../../locales/es/board.json' with { type: 'json' };
import pl from '../../locales/pl/board.json' with { type: 'json' };
import type { Language } from '../i18n/languages.ts';
import { locales, voiceOf } from '../text/locales.ts';
import { boardTexts, makeWords, type Words } from './words.ts';

const texts = { en, de, es, pl };
const known = new Map<Language, Words>();

export function wordsOf(language: Language): Words {
  const found = known.get(language);
  if (found !== undefined) return found;
  const t = boardTexts(language, texts[language]);
  const words = makeWords(language, t, voiceOf(language), locales[language].terms.characters);
  known.set(language, words);
  return words;
}
