import type { Language } from '#i18n/languages.ts';
import { translator } from '#i18n/translator.ts';
import type { BookNames } from '#widgets/bench/PlayedWith.tsx';

/** The books as they are called everywhere. */
export function bookNames(language: Language): BookNames {
  const t = translator(language);
  return { base: t('books.base'), pegasus: t('books.pegasus'), daybreak: t('books.daybreak') };
}
