import type { Language } from './languages.ts';

/** What holds on to the word behind it, so that no line ends in it. */
const beforeItsWord: { readonly [language in Language]?: RegExp } = {
  // A number before the word that it counts.
  de: /(?<![\p{L}\p{N}])(\p{N}+) (?=\S|$)/gu,
  // Such a number, and the *o*, *u* or *a* between two of them.
  es: /(?<![\p{L}\p{N}])(\p{N}+|[aouy](?= \p{N})) (?=\S|$)/giu,
  // Such a number, and *w*, *z*, *i* and their like: Polish leaves no word of one letter at the end of a line.
  pl: /(?<![\p{L}\p{N}])(\p{N}+|[aiouwz]) (?=\S|$)/giu,
};

export function nonBreaking(language: Language | undefined, text: string): string {
  const held = language === undefined ? undefined : beforeItsWord[language];
  return held === undefined ? text : text.replace(held, '$1\u00a0');
}

/** The same for every text of a whole that is nothing but data. */
export function allNonBreaking<T>(language: Language, texts: T): T {
  if (beforeItsWord[language] === undefined) return texts;
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? nonBreaking(language, value) : value,
  );
}
