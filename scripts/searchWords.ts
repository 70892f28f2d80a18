import type { Term } from '../src/collections/schemas.ts';
import type { Language } from '../src/i18n/languages.ts';

/**
 * The words that a text should also be found by: the synonyms and inflected forms that the glossary gives for its
 * terms, the parts of German compounds that are terms, and umlauts as people type them without an umlaut key.
 * Pagefind matches beginnings of words and knows no Polish, so it cannot find these by itself.
 */
export function otherWords(text: string, language: Language, glossary: readonly Term[]): string[] {
  const lower = text.toLocaleLowerCase(language);
  const found = glossary.flatMap(term => {
    const forms = [term[language], ...term.synonyms[language]];
    return forms.some(form => occurs(form.toLocaleLowerCase(language), lower, language))
      ? [...forms, term.en]
      : [];
  });
  return [...new Set([...found, ...[text, ...found].flatMap(typedWithoutUmlauts)])];
}

/** German terms count inside compounds too; elsewhere a term begins at the beginning of a word. */
function occurs(form: string, text: string, language: Language): boolean {
  if (form.length < 4) return text.split(/[^\p{L}\p{N}]+/u).includes(form);
  if (language === 'de' && !form.includes(' ')) return text.includes(form);
  return ` ${text}`.includes(` ${form}`);
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

function typedWithoutUmlauts(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => /[äöüß]/i.test(word))
    .map(word => word.replace(/[äöüßÄÖÜ]/g, letter => spelled[letter] ?? letter));
}
