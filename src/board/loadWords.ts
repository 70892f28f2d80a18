import type { Language } from '../i18n/languages.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { loadVoice } from '../text/load.ts';
import { makeWords, type Words } from './words.ts';

/** The words of one language, fetched when they are needed: what a widget ships. */
export async function loadWords(language: Language): Promise<Words> {
  const [voice, { default: board }, { default: terms }] = await Promise.all([
    loadVoice(language),
    import(`../../locales/${language}/board.json`),
    import(`../../locales/${language}/terms.json`),
  ]);
  return makeWords(language, makeTranslate(language, board), voice, terms.characters);
}
