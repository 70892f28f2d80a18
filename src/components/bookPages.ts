import { type Book, books } from '#books/registry.ts';
import { isCovered } from '#collections/rulePages.ts';
import { type Language, languages } from '#i18n/languages.ts';

type Path = { params: { lang: Language; book: string | undefined }; props: { lang: Language; book: Book } };

/** A reference with one page for each covered book; for `getStaticPaths` of a `[...book].astro`. */
export function bookPaths(): Path[] {
  return languages.flatMap(lang =>
    books
      .filter(isCovered)
      .map(book => ({ params: { lang, book: book === 'base' ? undefined : book }, props: { lang, book } })),
  );
}

/** The address of such a page within a language: the base game has the plain one. */
export function bookPath(reference: 'editions' | 'proofs', book: Book): string {
  return book === 'base' ? `${reference}/` : `${reference}/${book}/`;
}
