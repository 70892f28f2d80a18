import type { Language } from '#i18n/languages.ts';
import { type ToldWords, toldWith } from '#text/books.ts';
import type { Titles } from '#text/titles.ts';
import { makeNames } from '#text/voice.ts';
import { boardTexts, makeWords, type Words } from './words.ts';

/** The words of one language, fetched when they are needed: what a widget ships. */
export async function loadWords(language: Language, titles: Titles, more?: ToldWords): Promise<Words> {
  const [{ default: board }, { default: base }] = await Promise.all([
    import(`../../locales/${language}/board.json`),
    import(`../../locales/${language}/terms.json`),
  ]);
  const { terms } = toldWith({ terms: base, events: {} }, more);
  const names = makeNames(language, { terms, titles });
  return makeWords(language, boardTexts(language, board), names, terms.characters);
}
