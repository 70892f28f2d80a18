import { wordsOf } from '#books/atBuild/board.ts';
import { localeOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/saves.json' with { type: 'json' };
import en from '#locales/en/saves.json' with { type: 'json' };
import es from '#locales/es/saves.json' with { type: 'json' };
import pl from '#locales/pl/saves.json' with { type: 'json' };
import type { DeskTexts } from '#features/sandbox/desk/said.ts';

const texts = { en, de, es, pl: allNonBreaking('pl', pl) };

export function deskTexts(language: Language): DeskTexts {
  const { engine, titles } = localeOf(language);
  const { shortName } = wordsOf(language);
  const people = Object.keys(titles.characters).map(id => [id, shortName(id)] as const);
  return {
    ...texts[language],
    loadFaults: Reflect.get(engine, 'loadFaults'),
    people: Object.fromEntries(people),
  };
}
