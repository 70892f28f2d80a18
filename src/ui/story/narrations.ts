import { textsFor } from '#books/atBuild/site.ts';
import type { Narration } from '#books/siteFacet.ts';
import { lessonsFolder } from '#collections/proofs.ts';
import type { Language } from '#i18n/languages.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import deLessons from '#locales/de/lessons.json' with { type: 'json' };
import de from '#locales/de/scenarios.json' with { type: 'json' };
import enLessons from '#locales/en/lessons.json' with { type: 'json' };
import en from '#locales/en/scenarios.json' with { type: 'json' };
import esLessons from '#locales/es/lessons.json' with { type: 'json' };
import es from '#locales/es/scenarios.json' with { type: 'json' };
import plLessons from '#locales/pl/lessons.json' with { type: 'json' };
import pl from '#locales/pl/scenarios.json' with { type: 'json' };

/** Titles and narration, by scenario. The English ids are the measure; `test/scenarios` holds the files to the marks. */
type Narrations = { readonly [id in keyof typeof en]: Narration };
const narrations: { readonly [language in Language]: Narrations } = {
  en,
  de: allNonBreaking('de', de),
  es: allNonBreaking('es', es),
  pl: allNonBreaking('pl', pl),
};

/** The lessons of the path, by their names. */
type Lessons = { readonly [id in keyof typeof enLessons]: Narration };
const lessons: { readonly [language in Language]: Lessons } = {
  en: enLessons,
  de: allNonBreaking('de', deLessons),
  es: allNonBreaking('es', esLessons),
  pl: allNonBreaking('pl', plLessons),
};

export function narrationOf(language: Language, id: string): Narration {
  const lesson = id.startsWith(lessonsFolder) ? id.slice(lessonsFolder.length) : undefined;
  const found: Partial<Record<string, Narration>> =
    lesson === undefined
      ? { ...narrations[language], ...textsFor(language, 'narrations') }
      : lessons[language];
  const narration = found[lesson ?? id];
  if (narration === undefined) throw new Error(`Nothing in locales/${language} tells of ${id}.`);
  return narration;
}
