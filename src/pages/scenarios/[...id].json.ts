import type { APIRoute } from 'astro';
import { told } from '../../collections/proofs.ts';
import { recordingOf } from '../../collections/recordings.ts';

export function getStaticPaths() {
  return told().map(({ id }) => ({ params: { id } }));
}

/** What a player fetches when it comes near the screen; the same for every language. */
export const GET: APIRoute<never, { id: string }> = ({ params }) =>
  new Response(JSON.stringify(recordingOf(params.id)), { headers: { 'content-type': 'application/json' } });
