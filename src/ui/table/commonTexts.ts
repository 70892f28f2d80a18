import { texts as boards } from '#books/atBuild/board.ts';
import { bookName } from '#books/atBuild/site.ts';
import { books } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import { locales } from '#text/languages/index.ts';
import { sandboxTexts } from '../texts/sandboxTexts.ts';
import { savesTexts } from '../texts/savesTexts.ts';
import type { CommonTexts } from './texts.ts';

/** What the sandbox says in every game, whatever its books. */
export function commonTexts(language: Language, boxes: CommonTexts['boxes']): CommonTexts {
  const { door: _, presets: __, ...sandbox } = sandboxTexts(language);
  const { notKept, tabs, keeping, games } = savesTexts[language];
  const { engine, events, terms } = locales[language];
  return {
    boxes,
    sandbox,
    names: Object.fromEntries(books.map(book => [book, bookName(language, book)])),
    keeping: { notKept, tabs, keeping, games },
    engine,
    events,
    terms,
    board: boards[language],
  };
}
