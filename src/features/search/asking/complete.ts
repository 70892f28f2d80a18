import type { Language } from '#i18n/languages.ts';
import { wordsOf } from '../words/fold.ts';

const shortestStart = 3;

/** A question as it is written, and its words. */
export type Whole = { readonly text: string; readonly words: readonly string[] };

/** Questions of players, each of them once, ready to complete what a reader types. */
export function readWhole(texts: readonly string[], language: Language): Whole[] {
  return [...new Set(texts)].map(text => ({ text, words: wordsOf(text, language) }));
}

/** The questions that a reader who types this may be about to ask: every word typed begins a word of theirs. */
export function complete(
  typed: string,
  questions: readonly Whole[],
  language: Language,
  most: number,
): string[] {
  const words = wordsOf(typed, language);
  if (words.join('').length < shortestStart) return [];
  const found: { text: string; rank: number }[] = [];
  for (const { text, words: said } of questions) {
    const places = words.map(word => said.findIndex(other => other.startsWith(word)));
    if (places.includes(-1)) continue;
    const inOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
    const whole = text.endsWith('?');
    // First those that go on as it was begun, and of these whole sentences and the short ones.
    found.push({
      text,
      rank: (places[0] ?? 0) * 2 + (inOrder ? 0 : 10) + (whole ? 0 : 1) + said.length / 10,
    });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ text }) => text);
}
