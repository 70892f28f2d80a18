import type { Language } from '#i18n/languages.ts';
import de from '#locales/de/facts.json' with { type: 'json' };
import en from '#locales/en/facts.json' with { type: 'json' };
import es from '#locales/es/facts.json' with { type: 'json' };
import pl from '#locales/pl/facts.json' with { type: 'json' };
import { type Condition, type Fact, readCondition } from '#rules/facts.ts';

/** What a fact is called, and what a table is like that has it, or that does not. */
interface FactWords {
  readonly name: string;
  readonly with: string;
  readonly without: string;
}

const words: { readonly [language in Language]: { readonly [fact: Fact]: FactWords } } = { en, de, es, pl };

function wordsOf(language: Language, fact: Fact): FactWords {
  const found = words[language][fact];
  if (found === undefined)
    throw new Error(`locales/${language}/facts.json has no words for the fact "${fact}".`);
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
