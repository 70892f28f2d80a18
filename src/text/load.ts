import type { Language } from '#i18n/languages.ts';
import { loaderOf, type TextFile } from '#i18n/loaderOf.ts';
import { type ToldWords, toldWith } from './books.ts';
import { loadTerms } from './loadTerms.ts';
import type { LogFacet } from './log/facet.ts';
import type { Titles } from './titles.ts';
import { makeNarrator, type Narrator } from './voice.ts';

const loadEvents = loaderOf(import.meta.glob<TextFile<object>>('./log/*.json'));

/**
 * Enough of a language to tell what happened, fetched when it is needed; the titles come with the page, and so do the words
 * of the books that are played with. `log` is what tells their events.
 */
export async function loadNarrator(
  language: Language,
  titles: Titles,
  log: readonly LogFacet[],
  more?: ToldWords,
): Promise<Narrator> {
  const [terms, events] = await Promise.all([loadTerms(language), loadEvents(language)]);
  return makeNarrator(language, { titles, ...toldWith({ terms, events }, more) }, log);
}
