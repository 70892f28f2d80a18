import { type CollectionEntry, getCollection } from 'astro:content';
import { type Book, books } from '#books/registry.ts';
import { fallbackLanguage, type Language } from '#i18n/languages.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';
import { type BookList, bookList } from './schemas.ts';
import { checkYamlFile } from './yaml.ts';

/** `content/books.yaml`, which `contentCheck` has found sound. */
const bookChapters: BookList =
  checkYamlFile(contentRoot, 'books.yaml', bookList).data ??
  bookList.parse(Object.fromEntries(books.map(book => [book, []])));

/** A page of rules as one language shows it: its own text, or else the English one. */
export type RulePage = {
  readonly book: Book;
  readonly slug: string;
  readonly entry: CollectionEntry<'pages'>;
  /** The language of the text: not the reader's when there is no translation. */
  readonly textLanguage: Language;
};

export type RuleChapter = { readonly chapter: string; readonly pages: readonly RulePage[] };

export function isCovered(book: Book): boolean {
  return bookChapters[book].length > 0;
}

export function chaptersIn(language: Language, book: Book): Promise<readonly RuleChapter[]> {
  return chaptersByPlace(`${language}/${book}`);
}

const chaptersByPlace = memoize(async (place: `${Language}/${Book}`): Promise<readonly RuleChapter[]> => {
  const [language, book] = place.split('/') as [Language, Book];
  const entries = new Map((await getCollection('pages')).map(entry => [entry.id, entry]));
  return bookChapters[book].map(({ chapter, pages }) => ({
    chapter,
    pages: pages.flatMap(slug => {
      const own = entries.get(`${language}/rules/${book}/${slug}`);
      const entry = own ?? entries.get(`${fallbackLanguage}/rules/${book}/${slug}`);
      if (entry === undefined) return [];
      return [{ book, slug, entry, textLanguage: own === undefined ? fallbackLanguage : language }];
    }),
  }));
});

/**
 * The chapters of a book, then those of the other books, each once with the pages of all: where a rule of one book changes
 * a rule of another, it stands with that one.
 */
export async function chaptersFrom(language: Language, book: Book): Promise<readonly RuleChapter[]> {
  const inOrder = [book, ...books.filter(other => other !== book)];
  const all = (await Promise.all(inOrder.map(one => chaptersIn(language, one)))).flat();
  return [...new Set(all.map(({ chapter }) => chapter))].map(chapter => ({
    chapter,
    pages: all.flatMap(one => (one.chapter === chapter ? one.pages : [])),
  }));
}

export async function pagesIn(language: Language, book: Book): Promise<readonly RulePage[]> {
  return (await chaptersIn(language, book)).flatMap(({ pages }) => pages);
}

export function pathOf({ book, slug }: { book: Book; slug: string }): string {
  return `rules/${book}/${slug}/`;
}
