/**
 * Books as a recording carries them. What carries out the cards of an expansion is code, which no file can hold: it is
 * left out where a recording is made and fetched where one is played.
 */
import type { BookCode } from '../../engine/library/bookCode.ts';
import type { Book } from '../../engine/model/card.ts';

/** Every part of a book that comes with its code. */
const isCode: { readonly [part in keyof BookCode]-?: true } = {
  kinds: true,
  piles: true,
  boards: true,
  crafts: true,
  slots: true,
  operations: true,
  locals: true,
  conditions: true,
  flowTests: true,
  prompts: true,
  personal: true,
  limits: true,
  marks: true,
  rulings: true,
  gameOptions: true,
  rules: true,
  forms: true,
};

const codeOf: { readonly [book: string]: (() => Promise<BookCode>) | undefined } = {
  pegasus: async () => (await import('../../engine/expansions/pegasus/index.ts')).pegasusCode,
  daybreak: async () => (await import('../../engine/expansions/daybreak/index.ts')).daybreakCode,
};

export function dataOf(book: Book): Book {
  const data = Object.entries(book).filter(([part]) => !Object.hasOwn(isCode, part));
  return Object.fromEntries(data) as unknown as Book;
}

/** The base game needs none: the engine carries it out. */
export async function withCode(book: Book): Promise<Book> {
  return { ...(await codeOf[book.id]?.()), ...book };
}
