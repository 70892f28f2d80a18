import type { Language } from '#i18n/languages.ts';
import { type Settled, suspended } from '#loading/suspended.ts';
import type { ToldWords } from '#text/books.ts';
import { loadNarrator } from '#text/load.ts';
import type { Titles } from '#text/titles.ts';
import type { Narrator } from '#text/voice.ts';

// Only where pages are built: a browser is not to carry four languages.
const all = import.meta.env.SSR ? await import('#text/locales.ts') : undefined;
const loaded = new WeakMap<Titles, Settled<Narrator>>();

/** Who tells what happens, to be called inside of `Suspense`; see `useWords`. */
export function useNarrator(language: Language, titles: Titles, more?: ToldWords): Narrator {
  if (all !== undefined) return all.narratorWith(language, titles, more);
  return suspended(loaded, titles, () => loadNarrator(language, titles, more));
}
