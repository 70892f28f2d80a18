import de from '../../../locales/de/scenarios.json' with { type: 'json' };
import en from '../../../locales/en/scenarios.json' with { type: 'json' };
import es from '../../../locales/es/scenarios.json' with { type: 'json' };
import pl from '../../../locales/pl/scenarios.json' with { type: 'json' };
import type { Language } from '../../i18n/languages.ts';
import { allNonBreaking } from '../../i18n/nonBreakingSpaces.ts';
import type { Narration } from '../../widgets/player/texts.ts';

/** Titles and narration, by scenario. The English ids are the measure; `test/scenarios` holds the files to the marks. */
type Narrations = { readonly [id in keyof typeof en]: Narration };
const narrations: { readonly [language in Language]: Narrations } = {
  en,
  de: allNonBreaking('de', de),
  es: allNonBreaking('es', es),
  pl: allNonBreaking('pl', pl),
};

export function narrationOf(language: Language, id: string): Narration {
  const found: Partial<Record<string, Narration>> = narrations[language];
  const narration = found[id];
  if (narration === undefined) throw new Error(`locales/${language}/scenarios.json tells nothing of ${id}.`);
  return narration;
}
