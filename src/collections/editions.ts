import { getCollection } from 'astro:content';
import { once } from './once.ts';
import type { Edition } from './schemas.ts';

/** The questions about a rule on which printed editions differ; mere misprints aside. */
export async function editionsOf(rule: string): Promise<readonly Edition[]> {
  return (await byRule('all')).get(rule) ?? [];
}

const byRule = once(async (_: 'all') => {
  const found = new Map<string, Edition[]>();
  for (const { data } of await getCollection('editions', ({ data: { weight } }) => weight !== 'typo')) {
    for (const rule of data.atoms) found.set(rule, [...(found.get(rule) ?? []), data]);
  }
  return found;
});
