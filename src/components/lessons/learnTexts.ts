import de from '../../../locales/de/learn.json' with { type: 'json' };
import en from '../../../locales/en/learn.json' with { type: 'json' };
import es from '../../../locales/es/learn.json' with { type: 'json' };
import pl from '../../../locales/pl/learn.json' with { type: 'json' };
import { allNonBreaking } from '../../i18n/nonBreakingSpaces.ts';
import { makeTranslators } from '../../i18n/makeTranslators.ts';

/** What the pages of the lessons say besides the lessons, in one language. */
export const learnTexts = makeTranslators('learn', { en, de, es, pl: allNonBreaking('pl', pl) });
