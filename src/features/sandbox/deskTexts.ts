import { wordsOf } from '#books/atBuild/board.ts';
import { localeOf } from '#books/atBuild/text.ts';
import type { Language } from '#i18n/languages.ts';
import { savesTexts } from '#ui/texts/savesTexts.ts';
import type { DeskTexts } from './desk/said.ts';

export function deskTexts(language: Language): DeskTexts {
  const { engine, titles } = localeOf(language);
  const { shortName } = wordsOf(language);
  const people = Object.keys(titles.characters).map(id => [id, shortName(id)] as const);
  return {
    ...savesTexts[language],
    loadFaults: Reflect.get(engine, 'loadFaults'),
    people: Object.fromEntries(people),
  };
}
