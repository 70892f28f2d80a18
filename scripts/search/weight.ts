import { statSync } from 'node:fs';
import { join } from 'node:path';
import { books, firstBook } from '#books/registry.ts';
import { answersFile, questionsFile } from '#features/search/pack/address.ts';
import type { Language } from '#i18n/languages.ts';

/** The most that the answers of all books may weigh, in KB as transferred. */
export const mostWeight = 150;

/** The most that the questions of the base game may weigh that complete what is typed. */
export const mostWeightOfQuestions = 25;

/** What the answers of a language weigh on a built site, in KB as transferred. */
export function weightOf(site: string, language: Language): number {
  return books.reduce((sum, book) => sum + sent(site, answersFile(language, book)), 0);
}

export function weightOfQuestions(site: string, language: Language): number {
  return sent(site, questionsFile(language, firstBook));
}

const sent = (site: string, file: string): number => statSync(join(site, `${file}.br`)).size / 1024;
