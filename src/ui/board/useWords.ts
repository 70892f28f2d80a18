import type { BoardFacets } from '#board/facet.ts';
import type { Words } from '#board/words.ts';
import { facets } from '#books/alwaysOnBoard.ts';
import type { Language } from '#i18n/languages.ts';
import { type Settled, suspended } from '#loading/suspended.ts';
import type { ToldWords } from '#text/books.ts';
import type { Titles } from '#text/titles.ts';
import { loadWords } from './loadWords.ts';

/** The books beyond the first: their words, which come with the page, and what fetches how they are drawn. */
export interface Drawn {
  readonly more?: ToldWords | undefined;
  readonly board: () => Promise<BoardFacets>;
}

// Only where pages are built: a browser is not to carry four languages.
const all = import.meta.env.SSR ? await import('#books/atBuild/board.ts') : undefined;
const loaded = new WeakMap<Titles, Settled<Words>>();

/**
 * The words of a board that a widget draws, to be called inside of `Suspense`; the titles come with the page. Where
 * pages are built they are at hand. In the browser they have to be fetched, and until they are there what was drawn
 * ahead stays as it is.
 */
export function useWords(language: Language, titles: Titles, drawn?: Drawn): Words {
  if (all !== undefined) return all.wordsWith(language, titles, drawn?.more);
  return suspended(loaded, titles, () => loadWords(language, titles, drawn?.board() ?? facets, drawn?.more));
}
