import type { APIRoute } from 'astro';
import { untoldTexts } from '#collections/untoldTexts.ts';

export function getStaticPaths() {
  return Object.entries(untoldTexts()).map(([folder, texts]) => ({ params: { folder }, props: { texts } }));
}

/** Scenarios without a page of their own as they are written, by their ids: the presenter plays them itself. */
export const GET: APIRoute<{ texts: { readonly [id: string]: string } }, { folder: string }> = ({ props }) =>
  Response.json(props.texts);
