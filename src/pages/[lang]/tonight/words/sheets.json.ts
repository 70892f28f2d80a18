import type { APIRoute } from 'astro';
import { sheetWords } from '#features/night/sheetWords.ts';
import { type Language, languages } from '#i18n/languages.ts';

export function getStaticPaths() {
  return languages.map(lang => ({ params: { lang }, props: { lang } }));
}

/** What the sheets of an evening say in one language: fetched for each language that is printed. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) =>
  Response.json(await sheetWords(lang));
