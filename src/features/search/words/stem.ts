import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '#i18n/languages.ts';
import { stemPolish } from './stemPolish.ts';

/** A folded word without its endings. */
export const stems: { readonly [language in Language]: (word: string) => string } = {
  en: stemEnglish,
  de: stemGerman,
  es: stemSpanish,
  pl: stemPolish,
};
