import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/refresher.json' with { type: 'json' };
import en from '#locales/en/refresher.json' with { type: 'json' };
import es from '#locales/es/refresher.json' with { type: 'json' };
import pl from '#locales/pl/refresher.json' with { type: 'json' };

interface Asked {
  readonly situation: string;
  readonly question: string;
  readonly answer: string;
}
const texts: { readonly [language in Language]: { readonly [name in keyof typeof en]: Asked } } = {
  en,
  de: allNonBreaking('de', de),
  es: allNonBreaking('es', es),
  pl: allNonBreaking('pl', pl),
};

/** What is asked in a scenario of `content/scenarios/refresher`, and what is said to it. */
export function refresherText(language: Language, name: string): Asked {
  const found: Partial<Record<string, Asked>> = texts[language];
  const asked = found[name];
  if (asked === undefined) throw new Error(`locales/${language}/refresher.json does not ask ${name}.`);
  return asked;
}
