import type { Cond, TestName } from '#engine/model/cond.ts';

const harms: readonly TestName[] = ['resource', 'damaged'];

/** True for what only the Cylons' work brings about: losses and damage. `own` are conditions of a book that are so. */
export function isHarm(cond: Cond, own: readonly TestName[]): boolean {
  if ('all' in cond) return cond.all.some(each => isHarm(each, own));
  if ('any' in cond) return cond.any.some(each => isHarm(each, own));
  if ('not' in cond) return false;
  return harms.includes(cond.test) || own.includes(cond.test);
}
