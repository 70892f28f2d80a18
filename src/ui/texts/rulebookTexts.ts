import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/rulebook.json' with { type: 'json' };
import en from '#locales/en/rulebook.json' with { type: 'json' };
import es from '#locales/es/rulebook.json' with { type: 'json' };
import pl from '#locales/pl/rulebook.json' with { type: 'json' };

/** What the rulebook says beside its rules, in one language. */
export const rulebookTexts = makeTranslators('rulebook', { en, de, es, pl: allNonBreaking('pl', pl) });
