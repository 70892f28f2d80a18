import type { Book } from '#books/registry.ts';
import type { Language } from '#i18n/languages.ts';

/** Where the answers of a book lie on the site, below its base. */
export function answersFile(language: Language, book: Book): string {
  return `answers/${language}-${book}.json`;
}

/** Where the questions of a book lie that complete what is typed. */
export function questionsFile(language: Language, book: Book): string {
  return `answers/${language}-${book}/questions.json`;
}

/** Where the texts of some answers lie, by the number of their sheet. */
export function textsFile(language: Language, book: Book, sheet: number): string {
  return `answers/${language}-${book}/${sheet}.json`;
}
