/** The sandbox's words as its page has them, without the rules, which only lead somewhere. */
import { booksNamed } from '../../src/cards/shelf.ts';
import { bookTexts } from '../../src/components/sandbox/bookTexts.ts';
import { commonTexts } from '../../src/components/sandbox/commonTexts.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { askingLines } from '../../src/pages/[lang]/sandbox/words/_askingLines.ts';
import type { Book } from '../../src/rules/book.ts';
import { makeSpeech, type Speech } from '../../src/widgets/sandbox/speech.ts';

export async function speechFor(language: Language, played: readonly Book[]): Promise<Speech> {
  const books = await Promise.all(
    played.map(async name => {
      const named = await booksNamed([name]);
      return named.flatMap(book =>
        book.id === name ? [bookTexts(language, name, book, [], askingLines(named))] : [],
      );
    }),
  );
  const texts = { ...commonTexts(language, {}), language, books: books.flat() };
  return makeSpeech({ language, base: '/' }, texts);
}
