import { skills } from '#books/atBuild/site.ts';
import { coreSkills, type Skill } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { makeTranslators } from '#i18n/makeTranslators.ts';
import { allNonBreaking } from '#i18n/nonBreakingSpaces.ts';
import de from '#locales/de/symbols.json' with { type: 'json' };
import en from '#locales/en/symbols.json' with { type: 'json' };
import es from '#locales/es/symbols.json' with { type: 'json' };
import pl from '#locales/pl/symbols.json' with { type: 'json' };

/** What the page of symbols says in one language. */
export const symbolTexts = makeTranslators('symbols', { en, de, es, pl: allNonBreaking('pl', pl) });

/** What the colour of a type of skill cards is called. */
export function skillColour(language: Language, skill: Skill): string {
  const core = coreSkills.find(one => one === skill);
  if (core !== undefined) return symbolTexts(language)(`colours.${core}`);
  const found = skills.find(({ id }) => id === skill);
  if (found === undefined) throw new Error(`No book says which colour the cards of ${skill} have.`);
  return found.is.called[language];
}

export const markNames = ['choosable', 'chosen', 'changed', 'hidden', 'damaged', 'count'] as const;
export type MarkName = (typeof markNames)[number];
