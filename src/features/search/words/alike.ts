import type { Language } from '#i18n/languages.ts';
import { wordsOf } from './fold.ts';
import { spoken } from './spoken.ts';

/**
 * The words that may stand for each word, as they are looked up: those of everyday speech. What a term of the game is
 * called besides stands in the glossary.
 */
export function alikeIn(
  language: Language,
  lookedUpBy: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const alike = new Map<string, readonly string[]>();
  for (const group of spoken(language).alike) {
    const stems = [...new Set(wordsOf(group, language).map(lookedUpBy))];
    for (const stem of stems)
      alike.set(stem, [...(alike.get(stem) ?? []), ...stems.filter(other => other !== stem)]);
  }
  return alike;
}
