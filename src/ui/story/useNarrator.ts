import type { Language } from '#i18n/languages.ts';
import { type Settled, suspended } from '#loading/suspended.ts';
import type { ToldWords } from '#text/books.ts';
import { loadNarrator } from '#text/load.ts';
import type { LogFacet } from '#text/log/facet.ts';
import type { Titles } from '#text/titles.ts';
import type { Narrator } from '#text/voice.ts';

/** What is told of books beyond the core: their words, which come with the page, and what fetches their tellers. */
export interface Played {
  readonly more?: ToldWords | undefined;
  readonly log: () => Promise<readonly LogFacet[]>;
}

// Only where pages are built: a browser is not to carry four languages.
const all = import.meta.env.SSR ? await import('#books/atBuild/text.ts') : undefined;

const loaded = new WeakMap<Titles, Settled<Narrator>>();

/** Who tells what happens, to be called inside of `Suspense`; see `useWords`. */
export function useNarrator(language: Language, titles: Titles, played?: Played): Narrator {
  if (all !== undefined) return all.narratorWith(language, titles, played?.more);
  return suspended(loaded, titles, async () =>
    loadNarrator(language, titles, (await played?.log()) ?? [], played?.more),
  );
}
