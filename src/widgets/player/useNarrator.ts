import type { Language } from '../../i18n/languages.ts';
import { loadNarrator } from '../../text/load.ts';
import type { Narrator } from '../../text/voice.ts';

// Only where pages are built: a browser is not to carry four languages.
const all = import.meta.env.SSR ? await import('../../text/locales.ts') : undefined;
const loaded = new Map<Language, Narrator>();

/** Who tells what happens, to be called inside of `Suspense`; see `useWords`. */
export function useNarrator(language: Language): Narrator {
  if (all !== undefined) return all.voiceOf(language);
  const narrator = loaded.get(language);
  if (narrator !== undefined) return narrator;
  throw loadNarrator(language).then(fetched => loaded.set(language, fetched));
}
