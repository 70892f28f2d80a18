import type { APIRoute } from 'astro';
import { tableBenches } from '#books/atBuild/play.ts';
import { tableFiles } from '#features/simulators/tables/benchTables.ts';

export async function getStaticPaths() {
  const files = await Promise.all(tableBenches.map(tableFiles));
  return files.flat().map(({ name, text }) => ({ params: { id: name }, props: { text } }));
}

/** The positions of a bench, which it fetches when it comes near the screen; the same for every language. */
export const GET: APIRoute<{ text: string }, { id: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
