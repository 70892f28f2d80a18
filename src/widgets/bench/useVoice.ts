import type { Language } from '../../i18n/languages.ts';
import { loadVoice } from '../../text/load.ts';
import type { Voice } from '../../text/voice.ts';

// Only where pages are built: a browser is not to carry four languages.
const all = import.meta.env.SSR ? await import('../../text/locales.ts') : undefined;
const loaded = new Map<Language, Voice>();

/** Everything a language can say, to be called inside of `Suspense`: what benches need that ask and tell. */
export function useVoice(language: Language): Voice {
  if (all !== undefined) return all.voiceOf(language);
  const voice = loaded.get(language);
  if (voice !== undefined) return voice;
  throw loadVoice(language).then(fetched => loaded.set(language, fetched));
}
