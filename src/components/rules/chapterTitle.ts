import type { Translator } from '#i18n/translator.ts';

/** A chapter's title; `content/books.yaml` may only name chapters that `ui.json` knows. */
export function chapterTitle(t: Translator, chapter: string): string {
  const titles: Readonly<Record<string, string>> = t('chapters', { returnObjects: true });
  const title = titles[chapter];
  if (title === undefined) throw new Error(`locales/*/ui.json has no title for the chapter "${chapter}".`);
  return title;
}
