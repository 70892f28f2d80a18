import { readQuestion } from '../find/question.ts';
import type { SearchIndex } from '../find/searchIndex.ts';
import { wordsOf } from '../words/fold.ts';
import { isIdle } from '../words/idle.ts';
import type { Piece } from './messages.ts';

/** A text in pieces, of which those are marked that a question is about. */
export function marked(text: string, question: string, index: SearchIndex): Piece[] {
  const { language } = index.lexicon;
  const stems = new Set(
    readQuestion(question, index.lexicon).words.flatMap(({ word, stems }) =>
      isIdle(word, language) ? [] : [...stems.keys()],
    ),
  );
  const isMarked = (word: string) =>
    wordsOf(word, language)
      .map(index.lexicon.stemOf)
      .some(stem => [stem, ...index.lexicon.partsOf(stem)].some(one => stems.has(one)));
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((piece, at) => ({ text: piece, marked: at % 2 === 1 && isMarked(piece) }))
    .filter(({ text: piece }) => piece !== '');
}
