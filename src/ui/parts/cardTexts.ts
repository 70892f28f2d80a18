import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/cardPages.json' with { type: 'json' };
import en from '#locales/en/cardPages.json' with { type: 'json' };
import es from '#locales/es/cardPages.json' with { type: 'json' };
import pl from '#locales/pl/cardPages.json' with { type: 'json' };

/** What the pages of cards say besides the cards, in one language. */
export const cardTexts = makeTranslators('cardPages', { en, de, es, pl: allNonBreaking('pl', pl) });
