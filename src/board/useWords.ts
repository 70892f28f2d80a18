import type { Language } from '../i18n/languages.ts';
import { wordsOf } from './allWords.ts';
import { loadWords } from './loadWords.ts';
import type { Words } from './words.ts';

const loaded = new Map<Language, Words>();

/**
 * The words of a board that a widget draws, to be called inside of `Suspense`. Where pages are built they are at
 * hand. In the browser they have to be fetched, and until they are there what was drawn ahead stays as it is.
 */
export function useWords(language: Language): Words {
  if (import.meta.env.SSR) return wordsOf(language);
  const words = loaded.get(language);
  if (words !== undefined) return words;
  throw loadWords(language).then(fetched => loaded.set(language, fetched));
}
