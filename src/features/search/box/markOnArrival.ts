import { marked } from '../asking/marks.ts';
import { arrivalKey } from './arrival.ts';
import type { Asked } from './rows.ts';

/** Tells the page that is about to be opened which words to mark in the answer. */
export function markOnArrival(
  href: string,
  question: string,
  { index, texts }: Pick<Asked, 'index' | 'texts'>,
): void {
  const path = new URL(href).pathname.slice(1);
  const answers = index.answers.filter(answer => href.endsWith(answer.path));
  const read = answers.flatMap(answer => [answer.name, texts.there(answer) ?? '']);
  const pieces = read.flatMap(text => marked(text, question, index));
  const words = new Set(pieces.flatMap(piece => (piece.marked ? [piece.text] : [])));
  try {
    sessionStorage.setItem(arrivalKey, JSON.stringify({ path, words: [...words] }));
  } catch {
    // Without storage nothing is marked.
  }
}
