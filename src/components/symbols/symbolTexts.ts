import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/symbols.json' with { type: 'json' };
import en from '#locales/en/symbols.json' with { type: 'json' };
import es from '#locales/es/symbols.json' with { type: 'json' };
import pl from '#locales/pl/symbols.json' with { type: 'json' };

/** What the page of symbols says in one language. */
export const symbolTexts = makeTranslators('symbols', { en, de, es, pl: allNonBreaking('pl', pl) });

export const markNames = ['choosable', 'chosen', 'changed', 'hidden', 'damaged', 'count'] as const;
export type MarkName = (typeof markNames)[number];
