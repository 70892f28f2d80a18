import { type Language, languages } from '#i18n/languages.ts';

/** What is known of the words of a language; a search fetches that of its own language only. */
export interface Spoken {
  /** A folded word without its endings. */
  stem(word: string): string;
  /** Words of everyday speech that players use for one another at the table, a group each. */
  readonly alike: readonly string[];
}

const files: { readonly [language in Language]: () => Promise<Spoken> } = {
  en: () => import('./spoken/en.ts'),
  de: () => import('./spoken/de.ts'),
  es: () => import('./spoken/es.ts'),
  pl: () => import('./spoken/pl.ts'),
};
const learnt = new Map<Language, Spoken>();

/** Fetches what is known of the words of these languages; builds and tests need all of them. */
export async function learn(...wanted: readonly Language[]): Promise<void> {
  for (const language of wanted.length === 0 ? languages : wanted) {
    if (!learnt.has(language)) learnt.set(language, await files[language]());
  }
}

export function spoken(language: Language): Spoken {
  const found = learnt.get(language);
  if (found === undefined)
    throw new Error(`Nothing is known of the words of ${language}: await learn() first.`);
  return found;
}
