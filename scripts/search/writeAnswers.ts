import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../src/i18n/languages.ts';
import { books } from '../../src/rules/book.ts';
import { answersFile, textsFile } from '../../src/search/address.ts';
import { pack, packTexts } from '../../src/search/pack.ts';
import { collectAnswers } from './collectAnswers.ts';

/** Writes what the search reads into a built site: a file for each language and book, and its texts. */
export function writeAnswers(folder: string, content: string, version: string): void {
  const answers = collectAnswers(folder, content);
  for (const language of languages) {
    const base = answers[language].filter(({ book }) => book === 'base');
    for (const book of books) {
      const file = join(folder, answersFile(language, book));
      const some = answers[language].filter(answer => answer.book === book);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(pack(version, language, book, some, book === 'base' ? [] : base)));
      packTexts(version, some).forEach((sheet, number) => {
        const sheetFile = join(folder, textsFile(language, book, number));
        mkdirSync(dirname(sheetFile), { recursive: true });
        writeFileSync(sheetFile, JSON.stringify(sheet));
      });
    }
  }
}
