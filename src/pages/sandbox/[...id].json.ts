import type { APIRoute } from 'astro';
import { savedScenario, savedScenarioIds } from '../../collections/savedScenarios.ts';

export function getStaticPaths() {
  return savedScenarioIds().map(id => ({ params: { id }, props: { id } }));
}

/** What the sandbox fetches to open a position; the same for every language. */
export const GET: APIRoute<{ id: string }, { id: string }> = async ({ props: { id } }) =>
  Response.json(await savedScenario(id));
