/**
 * Books as a recording carries them: without the code that carries out the cards of an expansion, which no file can
 * hold (`bookCode.ts` brings it back).
 */
import type { BookCode } from '#engine/library/bookCode.ts';
import type { Book } from '#engine/model/card.ts';

/** Every part of a book that comes with its code. */
const isCode: { readonly [part in keyof BookCode]-?: true } = {
  kinds: true,
  piles: true,
  boards: true,
  crafts: true,
  slots: true,
  operations: true,
  locals: true,
  ties: true,
  conditions: true,
  flowTests: true,
  prompts: true,
  personal: true,
  limits: true,
  marks: true,
  rulings: true,
  settles: true,
  gameOptions: true,
  rules: true,
  forms: true,
};

export function dataOf(book: Book): Book {
  const data = Object.entries(book).filter(([part]) => !Object.hasOwn(isCode, part));
  return Object.fromEntries(data) as unknown as Book;
}
