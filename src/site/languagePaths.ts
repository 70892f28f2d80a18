import { type Language, languages } from '#i18n/languages.ts';

/** One page for each language; for `getStaticPaths`. */
export function languagePaths(): { params: { lang: Language } }[] {
  return languages.map(lang => ({ params: { lang } }));
}
