import { type Book, books, isOptional } from '#books/registry.ts';
import { isCovered } from '#collections/rulePages.ts';
import { type Language, languages } from '#i18n/languages.ts';

type Path = { params: { lang: Language; book: string | undefined }; props: { lang: Language; book: Book } };

/** A reference with one page for each covered book; for `getStaticPaths` of a `[...book].astro`. */
export function bookPaths(): Path[] {
  return languages.flatMap(lang =>
    books
      .filter(isCovered)
      .map(book => ({ params: { lang, book: isOptional(book) ? book : undefined }, props: { lang, book } })),
  );
}

/** The address of such a page within a language: the base game has the plain one. */
export function bookPath(reference: 'editions' | 'proofs', book: Book): string {
  return isOptional(book) ? `${reference}/${book}/` : `${reference}/`;
}
