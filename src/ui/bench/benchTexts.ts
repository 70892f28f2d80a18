import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/widgets.json' with { type: 'json' };
import en from '#locales/en/widgets.json' with { type: 'json' };
import es from '#locales/es/widgets.json' with { type: 'json' };
import pl from '#locales/pl/widgets.json' with { type: 'json' };

/** What a language brings beside the keys of English are plural forms of its own. */
export type BenchTexts = typeof en;

const texts: { readonly [language in Language]: BenchTexts } = { en, de, es, pl: allNonBreaking('pl', pl) };

export function benchTexts(language: Language): BenchTexts {
  return texts[language];
}
