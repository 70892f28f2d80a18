import { getCollection } from 'astro:content';
import { isRuleId } from '#books/atBuild/rules.ts';
import { memoize } from './memoize.ts';
import { isCovered } from './rulePages.ts';
import type { Term } from './schemas.ts';

/** The terms of the books that we cover, each with its explanation or the rule that gives it. */
export const terms = memoize(async (): Promise<readonly Term[]> => {
  const all = (await getCollection('terms')).map(({ data }) => data);
  return all.filter(({ set, def, rule }) => isCovered(set) && (def !== undefined || isRuleId(rule ?? '')));
});
