import type { BoardFacets } from '#board/facet.ts';
import { boardTexts, makeWords, type Words } from '#board/words.ts';
import type { Language } from '#i18n/languages.ts';
import { loaderOf, type TextFile } from '#i18n/loaderOf.ts';
import { both, type ToldWords, toldWith } from '#text/books.ts';
import { loadTerms } from '#text/loadTerms.ts';
import type { Titles } from '#text/titles.ts';
import { makeNames } from '#text/voice.ts';

const loadBoard = loaderOf(import.meta.glob<TextFile<object>>('../../../locales/*/board.json'));

/** The words of one language, fetched when they are needed: what a widget ships. */
export async function loadWords(
  language: Language,
  titles: Titles,
  board: BoardFacets | Promise<BoardFacets>,
  more?: ToldWords,
): Promise<Words> {
  const [texts, base, facets] = await Promise.all([loadBoard(language), loadTerms(language), board]);
  const { terms } = toldWith({ terms: base, events: {} }, more);
  const names = makeNames(language, { terms, titles });
  const t = boardTexts(language, both(texts, more?.board ?? {}));
  return makeWords(language, t, names, terms.characters, facets);
}
