/** A plan of an evening behind `#plan=`: who plays whom and how, never what anybody is called. */

import { pack } from '#ui/links/packed.ts';
import { makePlan, type Plan } from './plan.ts';

export function packPlan(plan: Plan): string {
  return `plan=${pack(makePlan(plan))}`;
}
