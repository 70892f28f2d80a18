import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/offline.json' with { type: 'json' };
import en from '#locales/en/offline.json' with { type: 'json' };
import es from '#locales/es/offline.json' with { type: 'json' };
import pl from '#locales/pl/offline.json' with { type: 'json' };

/** What is said about keeping the site on a device, in one language. */
export const offlineTexts = makeTranslators('offline', { en, de, es, pl: allNonBreaking('pl', pl) });
