/**
 * Texts by key for whatever a browser loads: the same notation as i18next, which speaks in the pages built ahead, without
 * its weight (half a KB for fifteen). `test/i18n` holds every text of every language to saying the same by both.
 */
import type { Language } from './languages.ts';

export type Values = { readonly [name: string]: unknown };
/** Plural forms and variants are picked by `count` and `context`; nobody asks for them by name. */
type Stem<Key extends string> = Key extends `${infer Name}_${string}` ? Name : Key;
/** The keys of a file of texts, nested ones joined by dots. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Stem<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;
/** Puts a value into words: `{{who, acc}}` asks for the value `who` as `acc`. */
export type Format = (value: unknown, wanted: string) => string;

const plainly: Format = value => `${value}`;

/** `count` picks a plural form (`pages_few`), `context` a variant (`send_you`); a missing key or value is a mistake. */
export function makeTranslate<Key extends string>(
  language: Language,
  texts: object,
  format: Format = plainly,
): Translate<Key> {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const text = textOf(texts, variants(key, values, plurals));
    if (text === undefined) throw new Error(`No text in ${language} for the key ${key}`);
    return fill(text, values, format);
  };
}

/** A text with its values in. */
export function fill(text: string, values: Values = {}, format: Format = plainly): string {
  return text.replace(/\{\{\s*(\w+)\s*(?:,\s*([^}]*?))?\s*\}\}/g, (match, name: string, wanted = '') => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" was given no value for ${match}`);
    return format(value, wanted);
  });
}

/** The keys a text may stand under, the most particular first. */
function variants(key: string, { count, context }: Values, plurals: Intl.PluralRules): readonly string[] {
  const stems = context === undefined || context === '' ? [key] : [`${key}_${context}`, key];
  if (typeof count !== 'number') return stems;
  return stems.flatMap(stem => [`${stem}_${plurals.select(count)}`, stem]);
}

function textOf(texts: object, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    let found: unknown = texts;
    for (const step of key.split('.')) {
      found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
    }
    if (typeof found === 'string') return found;
  }
  return undefined;
}
