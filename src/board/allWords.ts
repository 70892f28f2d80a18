/** All four languages at once: for pages built ahead and for tests. A widget, which speaks one, uses `loadWords.ts`. */

import { localeOf, voiceOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import de from '#locales/de/board.json' with { type: 'json' };
import en from '#locales/en/board.json' with { type: 'json' };
import es from '#locales/es/board.json' with { type: 'json' };
import pl from '#locales/pl/board.json' with { type: 'json' };
import { type ToldWords, toldWith } from '#text/books.ts';
import { locales } from '#text/languages/index.ts';
import type { Titles } from '#text/titles.ts';
import { makeNames } from '#text/voice.ts';
import { boardTexts, makeWords, type Words } from './words.ts';

/** The strings of the board, as they are. */
export const texts = { en, de, es, pl };
const known = new Map<Language, Words>();

export function wordsOf(language: Language): Words {
  const found = known.get(language);
  if (found !== undefined) return found;
  const t = boardTexts(language, texts[language]);
  const words = makeWords(language, t, voiceOf(language), localeOf(language).terms.characters);
  known.set(language, words);
  return words;
}

/** What a widget will have in the browser, which is sent the titles of what it plays with and no others. */
export function wordsWith(language: Language, titles: Titles, more?: ToldWords): Words {
  const { terms } = toldWith(locales[language], more);
  const t = boardTexts(language, texts[language]);
  return makeWords(language, t, makeNames(language, { terms, titles }), terms.characters);
}
