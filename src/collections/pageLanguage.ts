import { fileURLToPath } from 'node:url';
import { type Book, books, firstBook } from '#books/registry.ts';
import { isLanguage, type Language } from '#i18n/languages.ts';

/** The language of a page of rules, from where its file lies. */
export function pageLanguage(fileURL: URL | undefined): Language | undefined {
  const language = placeOf(fileURL)?.[1] ?? '';
  return isLanguage(language) ? language : undefined;
}

/** The book of a page of rules. */
export function pageBook(fileURL: URL | undefined): Book {
  const name = placeOf(fileURL)?.[2];
  return books.find(book => book === name) ?? firstBook;
}

function placeOf(fileURL: URL | undefined): RegExpExecArray | null {
  const path = fileURL === undefined ? '' : fileURLToPath(fileURL);
  return /([a-z]{2})\/rules\/([\w-]+)\/[\w-]+\.mdx$/.exec(path.replaceAll('\\', '/'));
}
