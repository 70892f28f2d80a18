/** The sandbox's words as its page has them, without the rules, which only lead somewhere. */
import { booksNamed } from '#books/libraries.ts';
import { type Book, load } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { askingLines } from '#pages/[lang]/sandbox/words/_askingLines.ts';
import { bookTexts } from '#ui/table/bookTexts.ts';
import { commonTexts } from '#ui/table/commonTexts.ts';
import { makeSpeech, type Speech } from '#ui/table/speech.ts';

export async function speechFor(language: Language, played: readonly Book[]): Promise<Speech> {
  const books = await Promise.all(
    played.map(async name => {
      const named = await booksNamed([name]);
      return named.flatMap(book =>
        book.id === name ? [bookTexts(language, name, book, [], askingLines(named))] : [],
      );
    }),
  );
  const [log, drawn] = await Promise.all([load('log', played), load('board', played)]);
  const texts = { ...commonTexts(language, {}), language, books: books.flat(), log, drawn };
  return makeSpeech({ language, base: '/' }, texts);
}
