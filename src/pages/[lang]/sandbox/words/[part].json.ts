import type { APIRoute } from 'astro';
import { booksNamed } from '#books/libraries.ts';
import { type Book, books } from '#books/registry.ts';
import { boxRulings } from '#collections/boxRulings.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { bookTexts } from '#ui/table/bookTexts.ts';
import { commonTexts } from '#ui/table/commonTexts.ts';
import { rulesByPlace } from '#ui/table/rulesByPlace.ts';
import { askingLines } from './_askingLines.ts';

type Part = 'common' | Book;

export function getStaticPaths() {
  return languages.flatMap(lang =>
    (['common', ...books] as const).map(part => ({ params: { lang, part }, props: { lang, part } })),
  );
}

/** What the sandbox says: fetched with the table, and of each book when it is chosen. */
export const GET: APIRoute<{ lang: Language; part: Part }> = async ({ props: { lang, part } }) => {
  if (part === 'common') return Response.json(commonTexts(lang, await boxRulings()));
  const named = await booksNamed([part]);
  const book = named.find(({ id }) => id === part);
  if (book === undefined) throw new Error(`There is no book ${part}.`);
  return Response.json(bookTexts(lang, part, book, await rulesByPlace(lang, part), askingLines(named)));
};
