import { terms } from '#collections/glossary.ts';
import { termRules } from '#collections/termBooks.ts';
import type { Language } from '#i18n/languages.ts';
import { numbersOfAll } from './pages.ts';

/** A word of the index, and the rules that explain it, each with its number where nothing is known of the table. */
export interface IndexEntry {
  readonly word: string;
  readonly rules: readonly { readonly id: string; readonly number: string }[];
}

/** The terms that rules of the rulebook explain, by their first letters, in the order of the language's alphabet. */
export async function indexEntries(
  language: Language,
): Promise<readonly { readonly letter: string; readonly entries: readonly IndexEntry[] }[]> {
  const numbers = await numbersOfAll(language);
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true });
  const entries = (await terms()).flatMap((term): IndexEntry[] => {
    const rules = [...new Set(termRules(term).map(({ rule }) => rule))].flatMap(id => {
      const number = numbers.get(id);
      return number === undefined ? [] : [{ id, number }];
    });
    return rules.length === 0 ? [] : [{ word: term[language], rules }];
  });
  // Books that call a thing by one name have a line together.
  const lines = [...Map.groupBy(entries, ({ word }) => word)].map(([word, same]) => ({
    word,
    rules: [...new Map(same.flatMap(({ rules }) => rules).map(rule => [rule.id, rule])).values()],
  }));
  const sorted = lines.toSorted((a, b) => compare(a.word, b.word));
  return [...Map.groupBy(sorted, ({ word }) => letterOf(language, word))].map(([letter, all]) => ({
    letter,
    entries: all,
  }));
}

/** The letter under which a word is looked up: Ż is one of its own in Polish, Ä none in German. */
function letterOf(language: Language, word: string): string {
  const first = /\p{L}|\p{N}/u.exec(word)?.[0]?.toLocaleUpperCase(language) ?? word;
  const plain = first.normalize('NFD')[0] ?? first;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return compare(first, plain) === 0 ? plain : first;
}
