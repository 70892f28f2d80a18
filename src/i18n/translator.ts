import type { TFunction } from 'i18next';
import de from '#locales/de/ui.json' with { type: 'json' };
import en from '#locales/en/ui.json' with { type: 'json' };
import es from '#locales/es/ui.json' with { type: 'json' };
import pl from '#locales/pl/ui.json' with { type: 'json' };
import { makeTranslators } from './makeTranslators.ts';
import { allNonBreaking } from './nonBreakingSpaces.ts';

export type Translator = TFunction<'ui'>;

/** The interface strings of one language: `translator('de')('nav.home')`. */
export const translator = makeTranslators('ui', { en, de, es, pl: allNonBreaking('pl', pl) });
