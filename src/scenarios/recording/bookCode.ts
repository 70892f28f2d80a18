import type { BookCode } from '#engine/library/bookCode.ts';
import type { Book } from '#engine/model/card.ts';

const codeOf: { readonly [book: string]: (() => Promise<BookCode>) | undefined } = {
  pegasus: async () => (await import('#books/pegasus/engine/index.ts')).pegasusCode,
  daybreak: async () => (await import('#books/daybreak/engine/index.ts')).daybreakCode,
};

/**
 * A book of a recording with what carries out its cards, which no file can hold: that of an expansion is fetched where
 * a recording is played with it. The base game needs none.
 */
export async function withCode(book: Book): Promise<Book> {
  return { ...(await codeOf[book.id]?.()), ...book };
}
