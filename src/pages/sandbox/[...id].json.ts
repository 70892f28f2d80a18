import type { APIRoute } from 'astro';
import { tableBenches } from '#books/atBuild/play.ts';
import { benchTables } from '#features/simulators/tables/benchTables.ts';
import { savedScenario, savedScenarioIds } from '#ui/story/savedScenarios.ts';
import type { OnSite } from '#ui/table/onSite.ts';

export async function getStaticPaths() {
  const tables = (await Promise.all(tableBenches.map(benchTables))).flat();
  return [
    ...savedScenarioIds().map(id => ({ params: { id }, props: {} })),
    ...tables.flatMap(({ saves }) => saves.map(({ id, save }) => ({ params: { id }, props: { save } }))),
  ];
}

/** What the sandbox fetches to open a position; the same for every language. */
export const GET: APIRoute<Partial<OnSite>, { id: string }> = async ({ params: { id }, props: { save } }) =>
  Response.json(save === undefined ? await savedScenario(id) : { save });
