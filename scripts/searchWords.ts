import type { Term } from '../src/collections/schemas.ts';
import type { Language } from '../src/i18n/languages.ts';

/** Answers the words that a text should also be found by. */
export type OtherWords = (text: string) => string[];

/**
 * Other words for the texts of a language: the synonyms and inflected forms that the glossary gives for their terms,
 * the parts of German compounds that are terms, and umlauts as people type them without an umlaut key. Pagefind
 * matches beginnings of words and knows no Polish, so it cannot find these by itself.
 */
export function makeOtherWords(language: Language, glossary: readonly Term[]): OtherWords {
  const terms = glossary.map(term => {
    const forms = [term[language], ...term.synonyms[language]];
    return { words: [...forms, term.en], forms: forms.map(form => form.toLocaleLowerCase(language)) };
  });
  return text => {
    const lower = text.toLocaleLowerCase(language);
    const single = new Set(lower.split(/[^\p{L}\p{N}]+/u));
    const found = terms.flatMap(({ words, forms }) => {
      return forms.some(form => occurs(form, lower, single, language)) ? words : [];
    });
    return [...new Set([...found, ...[text, ...found].flatMap(typedWithoutUmlauts)])];
  };
}

/** German terms count inside compounds too; elsewhere a term begins at the beginning of a word. */
function occurs(form: string, text: string, single: ReadonlySet<string>, language: Language): boolean {
  if (form.length < 4) return single.has(form);
  if (!text.includes(form)) return false;
  return (language === 'de' && !form.includes(' ')) || ` ${text}`.includes(` ${form}`);
}

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

/** The words of a text that have an umlaut, as they are typed without. */
export function typedWithoutUmlauts(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => /[äöüß]/i.test(word))
    .map(word => word.replace(/[äöüßÄÖÜ]/g, letter => spelled[letter] ?? letter));
}
