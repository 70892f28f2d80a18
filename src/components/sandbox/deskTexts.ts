import de from '../../../locales/de/saves.json' with { type: 'json' };
import en from '../../../locales/en/saves.json' with { type: 'json' };
import es from '../../../locales/es/saves.json' with { type: 'json' };
import pl from '../../../locales/pl/saves.json' with { type: 'json' };
import type { Language } from '../../i18n/languages.ts';
import { allNonBreaking } from '../../i18n/nonBreakingSpaces.ts';
import { locales } from '../../text/locales.ts';
import type { DeskTexts } from '../../widgets/sandbox/desk/said.ts';

const texts = { en, de, es, pl: allNonBreaking('pl', pl) };

export function deskTexts(language: Language): DeskTexts {
  const { engine, terms } = locales[language];
  const people = Object.entries(terms.characters).map(([id, { short }]) => [id, short] as const);
  return {
    ...texts[language],
    loadFaults: Reflect.get(engine, 'loadFaults'),
    people: Object.fromEntries(people),
  };
}
