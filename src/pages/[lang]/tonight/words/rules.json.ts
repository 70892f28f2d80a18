import type { APIRoute } from 'astro';
import { rulesIn } from '#collections/ruleIndex.ts';
import { type Language, languages } from '#i18n/languages.ts';

export function getStaticPaths() {
  return languages.map(lang => ({ params: { lang }, props: { lang } }));
}

/** What each rule is called: the presenter finds scenarios by it. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) =>
  Response.json(Object.fromEntries((await rulesIn(lang)).map(({ id, name }) => [id, name])));
