import type { Language } from '#i18n/languages.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Grammar } from './grammar.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';

/** All four at once: for pages built ahead. What a browser loads tells only the log, which needs none of them. */
export const grammars: { readonly [language in Language]: Grammar } = {
  en: english,
  de: german,
  es: spanish,
  pl: polish,
};
