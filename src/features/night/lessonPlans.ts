/** Plans for a teacher: what to tell, in how many minutes, and what to show meanwhile. */
import { plans } from '#books/atBuild/site.ts';
import type { PlanPart } from '#books/siteFacet.ts';

export { plans as lessonPlans };

type Part = readonly [name: string, part: PlanPart];

export const partsOf = (id: string): readonly Part[] =>
  plans.flatMap(plan => (plan.id === id ? Object.entries(plan.is) : []));

export const minutesOf = (id: string): number =>
  partsOf(id).reduce((sum, [, { minutes }]) => sum + minutes, 0);
