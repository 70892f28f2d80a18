import type { APIRoute } from 'astro';
import { deskTexts } from '#features/sandbox/deskTexts.ts';
import { type Language, languages } from '#i18n/languages.ts';

export function getStaticPaths() {
  return languages.map(lang => ({ params: { lang }, props: { lang } }));
}

/** What saves, links, timeline and editor say: fetched with them. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) => Response.json(deskTexts(lang));
