/**
 * What all books put on the board, and its words in all four languages: for pages built ahead, scripts and tests. A widget,
 * which speaks one language and plays with some books, uses `ui/board/loadWords.ts`.
 */

import type { BoardFacets } from '#board/facet.ts';
import { symbols as coreSymbols, skillSymbol, skillsIn } from '#board/symbols.ts';
import { boardTexts, makeWords, type Words } from '#board/words.ts';
import { books, load } from '#books/registry.ts';
import type { Resource, Skill } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import de from '#locales/de/board.json' with { type: 'json' };
import en from '#locales/en/board.json' with { type: 'json' };
import es from '#locales/es/board.json' with { type: 'json' };
import pl from '#locales/pl/board.json' with { type: 'json' };
import { both, type ToldWords, toldWith } from '#text/books.ts';
import { locales } from '#text/languages/index.ts';
import type { Titles } from '#text/titles.ts';
import { makeNames } from '#text/voice.ts';
import { localeOf, voiceOf, wordsOf as wordsOfBook } from './text.ts';

export const facets: BoardFacets = await load('board', books);

export const skills: readonly Skill[] = skillsIn(facets);

export const symbols = {
  ...coreSymbols,
  ...Object.fromEntries(skills.map(skill => [skill, skillSymbol(skill, facets)])),
} as { readonly [name in Skill | Resource]: string };

/** The strings of the board, as they are; those of books are among the words of each. */
export const texts = { en, de, es, pl };

const known = new Map<Language, Words>();

/** Those of a board on which there is something of every book. */
export function wordsOf(language: Language): Words {
  const found = known.get(language);
  if (found !== undefined) return found;
  const ofBooks = books.map(book => wordsOfBook(language, book).board ?? {});
  const t = boardTexts(language, ofBooks.reduce(both, texts[language]));
  const words = makeWords(language, t, voiceOf(language), localeOf(language).terms.characters, facets);
  known.set(language, words);
  return words;
}

/** What a widget will have in the browser, which is sent the titles of what it plays with and no others. */
export function wordsWith(language: Language, titles: Titles, more?: ToldWords): Words {
  const { terms } = toldWith(locales[language], more);
  const t = boardTexts(language, both(texts[language], more?.board ?? {}));
  return makeWords(language, t, makeNames(language, { terms, titles }), terms.characters, facets);
}
