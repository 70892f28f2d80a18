import { textsFor } from '#books/atBuild/site.ts';
import type { FactWords } from '#books/siteFacet.ts';
import type { Language } from '#i18n/languages.ts';
import de from '#locales/de/facts.json' with { type: 'json' };
import en from '#locales/en/facts.json' with { type: 'json' };
import es from '#locales/es/facts.json' with { type: 'json' };
import pl from '#locales/pl/facts.json' with { type: 'json' };
import { type Condition, type Fact, readCondition } from '#rules/facts.ts';

/** Those of no single book. */
const shared: { readonly [language in Language]: { readonly [fact: Fact]: FactWords } } = { en, de, es, pl };

function wordsOf(language: Language, fact: Fact): FactWords {
  const found = shared[language][fact] ?? textsFor(language, 'facts')[fact];
  if (found === undefined)
    throw new Error(`Neither locales/${language}/facts.json nor a book has words for the fact "${fact}".`);
  return found;
}

export const nameOfFact = (language: Language, fact: Fact): string => wordsOf(language, fact).name;

/** The label of what is told under these conditions: "With Pegasus, without a Cylon Leader". */
export function labelOf(language: Language, conditions: readonly Condition[]): string {
  const label = conditions
    .map(readCondition)
    .map(({ fact, wanted }) => wordsOf(language, fact)[wanted ? 'with' : 'without'])
    .join(', ');
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
}
