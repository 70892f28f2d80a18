import type { APIRoute } from 'astro';
import { guideTexts } from '#features/sandbox/guideTexts.ts';
import { type Language, languages } from '#i18n/languages.ts';

export function getStaticPaths() {
  return languages.map(lang => ({ params: { lang }, props: { lang } }));
}

/** What is said to somebody who plays for the first time: fetched with such a game. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) => Response.json(guideTexts(lang));
