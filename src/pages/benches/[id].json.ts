import type { APIRoute } from 'astro';
import { tableFile } from '../../collections/benchTables.ts';
import { tableBenches } from '../../machines/tables/tables.ts';

export function getStaticPaths() {
  return Promise.all(
    tableBenches.map(async bench => {
      const { name, text } = await tableFile(bench);
      return { params: { id: name }, props: { text } };
    }),
  );
}

/** The positions of a bench, which it fetches when it comes near the screen; the same for every language. */
export const GET: APIRoute<{ text: string }, { id: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
