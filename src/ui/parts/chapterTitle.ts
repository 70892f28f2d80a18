import { textsFor } from '#books/atBuild/site.ts';
import type { Language } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';

/** A chapter's title; `content/books.yaml` may only name chapters that `ui.json` or the texts of a book know. */
export function chapterTitle(language: Language, chapter: string): string {
  const ofAll: Readonly<Record<string, string>> = translator(language)('chapters', { returnObjects: true });
  const title = ofAll[chapter] ?? textsFor(language, 'chapters')[chapter];
  if (title === undefined)
    throw new Error(`Neither ui.json nor a book has a title for the chapter "${chapter}" in ${language}.`);
  return title;
}
