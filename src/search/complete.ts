import type { SearchIndex } from './searchIndex.ts';
import { wordsOf } from './words/fold.ts';

const shortestStart = 3;

/** The questions that somebody who types this may be about to ask: every word typed begins a word of theirs. */
export function complete(typed: string, index: SearchIndex, most: number): string[] {
  const language = index.lexicon.language;
  const words = wordsOf(typed, language);
  if (words.join('').length < shortestStart) return [];
  const found: { text: string; rank: number }[] = [];
  for (const { text, words: said } of questionsOf(index)) {
    const places = words.map(word => said.findIndex(other => other.startsWith(word)));
    if (places.includes(-1)) continue;
    const inOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
    // First those that go on as it was begun, and of these the short ones.
    found.push({ text, rank: (places[0] ?? 0) * 2 + (inOrder ? 0 : 10) + said.length / 10 });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ text }) => text);
}

type Question = { readonly text: string; readonly words: readonly string[] };

const memory = new WeakMap<SearchIndex, readonly Question[]>();

function questionsOf(index: SearchIndex): readonly Question[] {
  const known = memory.get(index);
  if (known !== undefined) return known;
  const texts = index.answers.flatMap(({ questions }) => questions);
  const made = [...new Set(texts)].map(text => ({ text, words: wordsOf(text, index.lexicon.language) }));
  memory.set(index, made);
  return made;
}
