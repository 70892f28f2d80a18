import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/books/pegasus/site.json' with { type: 'json' };
import en from '#locales/en/books/pegasus/site.json' with { type: 'json' };
import es from '#locales/es/books/pegasus/site.json' with { type: 'json' };
import pl from '#locales/pl/books/pegasus/site.json' with { type: 'json' };

export type PegasusTexts = typeof en;

export const texts: { readonly [L in Language]: PegasusTexts } = { en, de, es, pl: allNonBreaking('pl', pl) };
