import type { Cond } from '#engine/model/cond.ts';

const harms: readonly string[] = [
  'resource',
  'all-red',
  'lost-ships',
  'vipers-lost',
  'damaged',
  'damaged-locations',
];

/** What only the Cylons' work brings about: losses and damage. */
export function isHarm(cond: Cond): boolean {
  if ('all' in cond) return cond.all.some(isHarm);
  if ('any' in cond) return cond.any.some(isHarm);
  if ('not' in cond) return false;
  return harms.includes(cond.test);
}
