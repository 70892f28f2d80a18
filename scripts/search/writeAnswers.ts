import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { books, firstBook } from '#books/registry.ts';
import { answersFile, questionsFile, textsFile } from '#features/search/pack/address.ts';
import type { Answer, WrittenAnswer } from '#features/search/pack/answer.ts';
import { pack, packTexts, unpack } from '#features/search/pack/pack.ts';
import { languages } from '#i18n/languages.ts';
import { collectAnswers, wordsAsked } from './collectAnswers.ts';
import { likelyQuestions } from './likelyQuestions.ts';

/** Writes what the search reads into a built site: a file for each language and book, and its texts. */
export function writeAnswers(folder: string, content: string, version: string): void {
  const answers = collectAnswers(folder, content);
  for (const language of languages) {
    // As who reads it has it, once the first book is there.
    let first: readonly Answer[] = [];
    const isOwn = ownQuestions(answers[language]);
    for (const book of books) {
      const file = join(folder, answersFile(language, book));
      const some = answers[language].filter(answer => answer.book === book);
      const packed = pack(version, language, book, some, first);
      if (book === firstBook) first = unpack(packed, language, []);
      write(file, packed);
      // In the order of the alphabet they take least room, for many begin alike.
      const questions = new Set(some.flatMap(({ written }) => likelyQuestions(written, language, isOwn)));
      write(join(folder, questionsFile(language, book)), [...questions].toSorted());
      packTexts(version, some).forEach((sheet, number) => {
        write(join(folder, textsFile(language, book, number)), sheet);
      });
    }
  }
}

/** Tells questions that lead to one answer only from those whose words ask for several. */
function ownQuestions(answers: readonly WrittenAnswer[]): (question: string) => boolean {
  const wanting = new Map<string, Set<string>>();
  const keys = new Map<string, string>();
  for (const { id, asked, written } of answers) {
    asked.forEach((phrasing, at) => {
      const key = wordsAsked(phrasing);
      keys.set(written[at] ?? '', key);
      wanting.set(key, (wanting.get(key) ?? new Set()).add(id));
    });
  }
  return question => wanting.get(keys.get(question) ?? '')?.size === 1;
}

function write(file: string, what: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(what));
}
