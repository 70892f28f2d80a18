import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/languages.ts';
import { books } from '../../src/rules/book.ts';
import { answersFile } from '../../src/search/address.ts';

/** The most that the answers of all books may weigh, in KB as transferred. */
export const mostWeight = 165;

/** What the answers of a language weigh on a built site, in KB as transferred. */
export function weightOf(site: string, language: Language): number {
  const bytes = books.map(book => statSync(join(site, `${answersFile(language, book)}.br`)).size);
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}
