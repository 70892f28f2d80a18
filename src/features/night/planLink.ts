/** A plan of an evening behind `#plan=`: who plays whom and how, never what anybody is called. */
import { makePlan, type Plan } from './plan.ts';
import { pack } from '#ui/links/packed.ts';

export function packPlan(plan: Plan): string {
  return `plan=${pack(makePlan(plan))}`;
}
