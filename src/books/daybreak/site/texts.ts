import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/books/daybreak/site.json' with { type: 'json' };
import en from '#locales/en/books/daybreak/site.json' with { type: 'json' };
import es from '#locales/es/books/daybreak/site.json' with { type: 'json' };
import pl from '#locales/pl/books/daybreak/site.json' with { type: 'json' };

export type DaybreakTexts = typeof en;

export const texts: { readonly [L in Language]: DaybreakTexts } = {
  en,
  de,
  es,
  pl: allNonBreaking('pl', pl),
};
