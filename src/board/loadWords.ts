import type { Language } from '../i18n/languages.ts';
import { loadNames } from '../text/load.ts';
import { boardTexts, makeWords, type Words } from './words.ts';

/** The words of one language, fetched when they are needed: what a widget ships. */
export async function loadWords(language: Language): Promise<Words> {
  const [names, { default: board }, { default: terms }] = await Promise.all([
    loadNames(language),
    import(`../../locales/${language}/board.json`),
    import(`../../locales/${language}/terms.json`),
  ]);
  return makeWords(language, boardTexts(language, board), names, terms.characters);
}
