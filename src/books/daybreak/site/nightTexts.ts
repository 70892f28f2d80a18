import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/books/daybreak/night.json' with { type: 'json' };
import en from '#locales/en/books/daybreak/night.json' with { type: 'json' };
import es from '#locales/es/books/daybreak/night.json' with { type: 'json' };
import pl from '#locales/pl/books/daybreak/night.json' with { type: 'json' };

export const daybreakNight: { readonly [L in Language]: typeof en } = {
  en,
  de,
  es,
  pl: allNonBreaking('pl', pl),
};
