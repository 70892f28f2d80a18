import type { Language } from '#i18n/languages.ts';
import { type Settled, suspended } from '#loading/suspended.ts';
import type { ToldWords } from '#text/books.ts';
import type { Titles } from '#text/titles.ts';
import { loadWords } from './loadWords.ts';
import type { Words } from './words.ts';

// Only where pages are built: a browser is not to carry four languages.
const all = import.meta.env.SSR ? await import('./allWords.ts') : undefined;
const loaded = new WeakMap<Titles, Settled<Words>>();

/**
 * The words of a board that a widget draws, to be called inside of `Suspense`; the titles come with the page. Where
 * pages are built they are at hand. In the browser they have to be fetched, and until they are there what was drawn
 * ahead stays as it is.
 */
export function useWords(language: Language, titles: Titles, more?: ToldWords): Words {
  if (all !== undefined) return all.wordsWith(language, titles, more);
  return suspended(loaded, titles, () => loadWords(language, titles, more));
}
