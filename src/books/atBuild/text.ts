/** Every language with the words of every book, all at hand: where pages are built and for tests. */

import { type Book, books, load } from '#books/registry.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import type { Language } from '#i18n/languages.ts';
import { type ToldWords, toldWith, withBooks } from '#text/books.ts';
import type { TextFacet } from '#text/facet.ts';
import { locales } from '#text/languages/index.ts';
import type { Titles } from '#text/titles.ts';
import { titlesIn as titlesOf } from '#text/titlesIn.ts';
import { type Locale, makeNarrator, makeVoice, type Narrator, type Voice } from '#text/voice.ts';

const facets: readonly TextFacet[] = await load('text', books);
const facetOf = new Map<Book, TextFacet>(
  books.flatMap((book, i) => {
    const facet = facets[i];
    return facet === undefined ? [] : [[book, facet] as const];
  }),
);

/** Operations of books that ask whether somebody wants to. */
export const wishes: readonly string[] = facets.flatMap(facet => Object.keys(facet.wishes ?? {}));

/** What a book says beyond the core. */
export const wordsOf = (language: Language, book: Book) => facetOf.get(book)?.words[language] ?? {};

/** A language with the words of every book. */
export function localeOf(language: Language): Locale {
  return withBooks(
    locales[language],
    facets.map(({ words }) => words[language]),
  );
}

const voices = new Map<Language, Voice>();

/** Who speaks for every book. */
export function voiceOf(language: Language): Voice {
  const known = voices.get(language);
  if (known) return known;
  const voice = makeVoice(language, locales[language], facets);
  voices.set(language, voice);
  return voice;
}

/** Who tells in the browser, which is sent the titles of what it plays with and no others, nor words of other books. */
export function narratorWith(language: Language, titles: Titles, more?: ToldWords): Narrator {
  const { terms, events } = toldWith(locales[language], more);
  const log = facets.map(facet => facet.log);
  return makeNarrator(language, { terms, titles, events }, log);
}

/** The titles of all that some books have, and of the cards that a story names otherwise: what a page sends along. */
export function titlesIn(language: Language, played: readonly CardsFacet[], story?: object): Titles {
  return titlesOf(localeOf(language).titles, played, story);
}
