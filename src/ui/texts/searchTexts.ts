import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/search.json' with { type: 'json' };
import en from '#locales/en/search.json' with { type: 'json' };
import es from '#locales/es/search.json' with { type: 'json' };
import pl from '#locales/pl/search.json' with { type: 'json' };

/** What the search says besides its answers, in one language. */
export const searchTexts = makeTranslators('search', { en, de, es, pl: allNonBreaking('pl', pl) });
