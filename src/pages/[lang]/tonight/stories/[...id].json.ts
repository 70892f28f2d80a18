import type { APIRoute } from 'astro';
import { taught, told } from '#collections/proofs.ts';
import { storyTold } from '#features/night/storyTold.ts';
import { type Language, languages } from '#i18n/languages.ts';

export function getStaticPaths() {
  return languages.flatMap(lang =>
    [...told(), ...taught()].map(({ id }) => ({ params: { lang, id }, props: { lang, id } })),
  );
}

/** What the presenter says of an example, in one language; the recording itself is the same for all. */
export const GET: APIRoute<{ lang: Language; id: string }> = async ({ props: { lang, id } }) =>
  Response.json(await storyTold(lang, id));
