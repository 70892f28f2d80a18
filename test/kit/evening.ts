/** An evening for tests: what the books bring to it, and a plan that nobody has changed. */

import { load, onTable } from '#books/registry.ts';
import type { Night } from '#features/night/night.ts';
import { firstPlan as blank, type Plan } from '#features/night/plan.ts';
import { firstObjectiveIn } from '#ui/table/firstObjective.ts';
import { baseBook } from './books.ts';

export async function nightsOf(books: readonly string[]): Promise<readonly Night[]> {
  const facets = await load('play', onTable(books));
  return Promise.all(facets.map(({ night }) => night()));
}

export const firstPlan: Plan = { ...blank, objective: firstObjectiveIn([baseBook]) };
