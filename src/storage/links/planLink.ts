/** A plan of an evening behind `#plan=`: who plays whom and how, never what anybody is called. */
import { makePlan, type Plan, parsePlan } from '../../machines/tonight/plan.ts';
import { type PackFault, pack, unpack } from './packed.ts';

const fragment = /^#plan=(.*)$/s;

export type PlanOpened =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly fault: PackFault };

export function packPlan(plan: Plan): string {
  return `plan=${pack(makePlan(plan))}`;
}

/** Undefined where the address names none. */
export function planIn(hash: string): PlanOpened | undefined {
  const packed = fragment.exec(hash)?.[1];
  if (packed === undefined) return undefined;
  const unpacked = unpack(packed);
  if (!unpacked.ok) return unpacked;
  const plan = parsePlan(unpacked.text);
  return plan === undefined ? { ok: false, fault: 'damaged' } : { ok: true, plan };
}
