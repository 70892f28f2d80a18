/** The plan that an address brings along. */

import { type PackFault, unpack } from '#ui/links/packed.ts';
import { parsePlan } from './parsePlan.ts';
import type { Plan } from './plan.ts';

const fragment = /^#plan=(.*)$/s;

export type PlanOpened =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly fault: PackFault };

/** Undefined where the address names none. */
export function planIn(hash: string): PlanOpened | undefined {
  const packed = fragment.exec(hash)?.[1];
  if (packed === undefined) return undefined;
  const unpacked = unpack(packed);
  if (!unpacked.ok) return unpacked;
  const plan = parsePlan(unpacked.text);
  return plan === undefined ? { ok: false, fault: 'damaged' } : { ok: true, plan };
}
