import { type Language, languages } from '../../i18n/languages.ts';

/**
 * The words of a widget come with its page, in the language of the page: a widget carries no library for them. The
 * notation is that of all our texts: `{{name}}` for a value, and a key for each plural form.
 */
export function fill(text: string, values: { readonly [name: string]: string | number } = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" was given no value for ${name}`);
    return `${value}`;
  });
}

/** The name of a key without its plural form. */
type Counted<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Name}_other`
    ? Name
    : never
  : never;

const rules = new Map(languages.map(language => [language, new Intl.PluralRules(language)]));

/** `count(texts, 'de', 'cards', 3)`: the form that a language uses for so many. */
export function count<Texts extends object>(
  texts: Texts,
  language: Language,
  name: Counted<Texts> & string,
  n: number,
): string {
  const forms = texts as { readonly [key: string]: unknown };
  const form = forms[`${name}_${rules.get(language)?.select(n)}`] ?? forms[`${name}_other`];
  return fill(String(form), { count: n });
}
