import { titlesIn, voiceOf } from '#books/atBuild/text.ts';
import type { Book } from '#engine/model/card.ts';
import type { Language } from '#i18n/languages.ts';
import { namesIn } from '#text/index.ts';
import { locales } from '#text/languages/index.ts';
import type { Sayings } from './useSpeech.ts';

/** What a bench with this book may have to say in a language. */
export function sayingsOf(language: Language, book: Book): Sayings {
  const { civilianName, tokenName } = namesIn(voiceOf(language), book);
  return {
    titles: titlesIn(language, [book]),
    prompts: locales[language].engine.prompts,
    things: Object.fromEntries([
      ...book.civilianShips.map(({ id }) => [id, civilianName(id)]),
      ...book.damageTokens.map(({ id }) => [id, tokenName(id)]),
    ]),
  };
}
