import type { Lexicon } from './lexicon.ts';
import { worth } from './weights.ts';
import { wordsOf } from './words/fold.ts';
import { isIdle } from './words/idle.ts';
import { kindOfQuestion, type QuestionKind } from './words/questionKinds.ts';
import { nearest } from './words/spelling.ts';

/** One word of a question: the stems it may stand for, and what a hit by each is worth. */
export type Sought = {
  readonly word: string;
  readonly stems: ReadonlyMap<string, number>;
  /** What the word itself is worth. */
  readonly weight: number;
};

export type Question = { readonly kind: QuestionKind | undefined; readonly words: readonly Sought[] };

/** A beginning of words that is not one itself may be the word that is just being typed. */
const mostBegun = 12;

/** A question as it is looked up. While it is being typed, its last word may be the beginning of one. */
export function readQuestion(text: string, lexicon: Lexicon): Question {
  const words = wordsOf(text, lexicon.language);
  const joined = words.slice(1).flatMap((word, at) => {
    const both = `${words[at]}${word}`;
    return lexicon.isKnown(both) ? [both] : [];
  });
  const sought = words.map((word, at) => readWord(word, lexicon, at === words.length - 1));
  const together = joined.map(word => ({ ...readWord(word, lexicon, false), weight: worth.joined }));
  return { kind: kindOfQuestion(text, lexicon.language), words: [...sought, ...together] };
}

function readWord(word: string, lexicon: Lexicon, last: boolean): Sought {
  const weight = isIdle(word, lexicon.language) ? worth.idle : 1;
  const stems = new Map<string, number>();
  const add = (stem: string, value: number) => {
    if (lexicon.spread(stem) > 0) stems.set(stem, Math.max(value, stems.get(stem) ?? 0));
  };
  const addWord = (one: string, value: number) => {
    const [stem, ...parts] = lexicon.lookedUpBy(one);
    if (stem !== undefined) add(stem, value);
    for (const part of parts)
      add(part, value * (stem !== undefined && lexicon.spread(stem) > 0 ? worth.part : 0.9));
  };
  addWord(word, 1);
  if (last && word.length > 2 && !isIdle(word, lexicon.language)) {
    for (const begun of beginningWith(word, lexicon)) addWord(begun, worth.begun);
  }
  if (stems.size === 0)
    for (const { word: meant, slips } of nearest(word, lexicon.words()))
      addWord(meant, worth.corrected ** slips);
  return { word, stems, weight };
}

function beginningWith(word: string, lexicon: Lexicon): readonly string[] {
  const found: string[] = [];
  for (const known of lexicon.words()) {
    if (known.length > word.length && known.startsWith(word)) found.push(known);
    if (found.length > mostBegun) return found;
  }
  return found;
}
