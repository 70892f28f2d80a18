import type { Language } from '#i18n/languages.ts';
import { loaderOf, type TextFile } from '#i18n/loaderOf.ts';
import { type ToldWords, toldWith } from '#text/books.ts';
import { loadTerms } from '#text/loadTerms.ts';
import type { Titles } from '#text/titles.ts';
import { makeNames } from '#text/voice.ts';
import { boardTexts, makeWords, type Words } from './words.ts';

const loadBoard = loaderOf(import.meta.glob<TextFile<object>>('../../locales/*/board.json'));

/** The words of one language, fetched when they are needed: what a widget ships. */
export async function loadWords(language: Language, titles: Titles, more?: ToldWords): Promise<Words> {
  const [board, base] = await Promise.all([loadBoard(language), loadTerms(language)]);
  const { terms } = toldWith({ terms: base, events: {} }, more);
  const names = makeNames(language, { terms, titles });
  return makeWords(language, boardTexts(language, board), names, terms.characters);
}
