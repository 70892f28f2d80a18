import type { Cond, Test, TestName } from '#engine/model/cond.ts';

/** The conditions that must all hold. */
export function conjuncts(cond: Cond | undefined): readonly Cond[] {
  if (cond === undefined) return [];
  return 'all' in cond ? cond.all.flatMap(conjuncts) : [cond];
}

export type TestOf<Name extends TestName> = Extract<Test, { test: Name }>;

export function isTest<Name extends TestName>(cond: Cond, name: Name): cond is TestOf<Name> {
  return 'test' in cond && cond.test === name;
}

/** Whether one of them is that test. */
export function says(conds: readonly Cond[], name: TestName): boolean {
  return conds.some(cond => isTest(cond, name));
}
