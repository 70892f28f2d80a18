/** The words of a widget come with its page, in the language of the page: a widget fetches none for them. */
import { type Language, languages } from '#i18n/languages.ts';
import { fill } from '#i18n/translate.ts';

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
