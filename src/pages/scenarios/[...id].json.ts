import type { APIRoute } from 'astro';
import { taught, told } from '#collections/proofs.ts';
import { recordingFile } from '#ui/story/recordings.ts';

export function getStaticPaths() {
  return Promise.all(
    [...told(), ...taught()].map(async ({ id }) => {
      const { name, text } = await recordingFile(id);
      return { params: { id: name }, props: { text } };
    }),
  );
}

/** What a player fetches when it comes near the screen; the same for every language. */
export const GET: APIRoute<{ text: string }, { id: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
