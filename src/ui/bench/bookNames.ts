import { bookName } from '#books/atBuild/site.ts';
import { books } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';
import type { BookNames } from './PlayedWith.tsx';

/** The books as they are called everywhere. */
export function bookNames(language: Language): BookNames {
  return Object.fromEntries(books.map(book => [book, bookName(language, book)])) as BookNames;
}
