import type { Language } from '../i18n/languages.ts';
import type { Titles } from '../text/titles.ts';
import { makeNames } from '../text/voice.ts';
import { boardTexts, makeWords, type Words } from './words.ts';

/** The words of one language, fetched when they are needed: what a widget ships. */
export async function loadWords(language: Language, titles: Titles): Promise<Words> {
  const [{ default: board }, { default: terms }] = await Promise.all([
    import(`../../locales/${language}/board.json`),
    import(`../../locales/${language}/terms.json`),
  ]);
  const names = makeNames(language, { terms, titles });
  return makeWords(language, boardTexts(language, board), names, terms.characters);
}
