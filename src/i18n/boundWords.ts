import type { Language } from './languages.ts';

/** *w*, *z*, *i* and their like, and a number before the word that it counts. */
const beforeItsWord = /(?<![\p{L}\p{N}])(\p{N}+|[aiouwz]) (?=\S|$)/giu;

/** Polish leaves no word of one letter at the end of a line: it holds on to the word behind it, as numbers do. */
export function bound(language: Language | undefined, text: string): string {
  return language === 'pl' ? text.replace(beforeItsWord, '$1\u00a0') : text;
}

/** The same for every text of a whole that is nothing but data. */
export function allBound<T>(language: Language | undefined, texts: T): T {
  if (language !== 'pl') return texts;
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? bound(language, value) : value,
  );
}
