import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/saves.json' with { type: 'json' };
import en from '#locales/en/saves.json' with { type: 'json' };
import es from '#locales/es/saves.json' with { type: 'json' };
import pl from '#locales/pl/saves.json' with { type: 'json' };

/** What is said of games that are kept, by language. */
export const savesTexts = { en, de, es, pl: allNonBreaking('pl', pl) };
