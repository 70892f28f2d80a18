import { books } from '#books/registry.ts';
import { memoize } from '#collections/memoize.ts';
import { chaptersIn, isCovered, type RulePage } from '#collections/rulePages.ts';
import type { Language } from '#i18n/languages.ts';
import { numbersAt, type PageOutline, pageOutline } from './pageOutline.ts';

type RulebookPage = PageOutline & { readonly page: RulePage; readonly chapter: string };

/** All pages of the rulebook in reading order. */
export const rulebookPages = memoize(async (language: Language): Promise<readonly RulebookPage[]> => {
  const inBooks = await Promise.all(books.filter(isCovered).map(book => chaptersIn(language, book)));
  return inBooks.flat().flatMap(({ chapter, pages }) =>
    pages.flatMap(page => {
      const { data, body = '' } = page.entry;
      const outline = pageOutline(page, { when: data.when, body });
      return outline === undefined ? [] : [{ ...outline, page, chapter }];
    }),
  );
});

/** The numbers as long as nothing is known of the table: every page is there. */
export const numbersOfAll = memoize(
  async (language: Language): Promise<ReadonlyMap<string, string>> =>
    numbersAt(await rulebookPages(language), { on: [], not: [] }),
);
