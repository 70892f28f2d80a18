import { getCollection } from 'astro:content';
import { type Change, changesIn } from './changesIn.ts';
import { memoize } from './memoize.ts';

const changes = memoize(async () => changesIn((await getCollection('atoms')).map(({ data }) => data)));

/** What later books do to a rule. */
export async function changesTo(rule: string): Promise<readonly Change[]> {
  return (await changes()).get(rule) ?? [];
}
