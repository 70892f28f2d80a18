import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/books/leaders/night.json' with { type: 'json' };
import en from '#locales/en/books/leaders/night.json' with { type: 'json' };
import es from '#locales/es/books/leaders/night.json' with { type: 'json' };
import pl from '#locales/pl/books/leaders/night.json' with { type: 'json' };

export const leadersNight: { readonly [L in Language]: typeof en } = {
  en,
  de,
  es,
  pl: allNonBreaking('pl', pl),
};
