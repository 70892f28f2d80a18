/**
 * The words of the core in all four languages at once: for pages built ahead and for tests. A page that speaks one uses
 * `load.ts`.
 */
import type { Language } from '#i18n/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { LocaleOf } from './localeOf.ts';
import { pl } from './pl.ts';

export const locales: { readonly [L in Language]: LocaleOf<L> } = { en, de, es, pl };
