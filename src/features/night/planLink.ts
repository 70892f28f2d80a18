/** A plan of an evening behind `#plan=`: characters, books and rulings, never names of players. */

import { pack } from '#ui/links/packed.ts';
import { makePlan, type Plan } from './plan.ts';

export function packPlan(plan: Plan): string {
  return `plan=${pack(makePlan(plan))}`;
}
