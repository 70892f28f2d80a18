import type { Language } from '#i18n/languages.ts';
import { textsFile } from '../pack/address.ts';
import type { ShownAnswer } from '../pack/answer.ts';
import { type Sheet, textsOnSheet } from '../pack/pack.ts';
import { fetchOnce } from './fetchOnce.ts';

/** The texts of answers; those that stand together come together. */
export interface Texts {
  /** The text of an answer, if it has come. */
  there(answer: ShownAnswer): string | undefined;
  fetch(answer: ShownAnswer): Promise<string>;
}

export function makeTexts(base: string, language: Language, version: string): Texts {
  const sheets = new Map<string, readonly string[]>();
  const fileOf = ({ book, place }: ShownAnswer) =>
    textsFile(language, book, Math.floor(place / textsOnSheet));
  const there = (answer: ShownAnswer) => sheets.get(fileOf(answer))?.[answer.place % textsOnSheet];
  return {
    there,
    async fetch(answer) {
      const file = fileOf(answer);
      const sheet: Sheet = await fetchOnce(`${base}${file}?v=${version}`);
      // Texts of another version may belong to other answers.
      if (sheet.version === version) sheets.set(file, sheet.texts);
      return there(answer) ?? '';
    },
  };
}
