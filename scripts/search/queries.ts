import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Language } from '#i18n/languages.ts';

/** What somebody types who has not read the pages, and where the answer stands. */
const query = z.strictObject({
  q: z.string(),
  wants: z.array(z.string()).min(1).describe('Ids of answers; any of them will do.'),
  kind: z.string().describe('What is asked: how-many, who, when, may-i, card …'),
  plain: z.boolean().optional().describe('Without a headword or synonym of the glossary.'),
  typo: z.boolean().optional(),
  lot: z
    .enum(['train-1', 'train-2', 'train-3', 'train-4', 'train-5', 'test-1', 'test-2', 'test-3', 'test-4'])
    .describe('The search is fitted to the lots for training; those for testing only say how good it is.'),
});
export type Query = z.infer<typeof query>;

export const lots = query.shape.lot.options;

/** Whether a query only tests the search: nothing is fitted to it, and it is not shown when it is missed. */
export const isForTesting = ({ lot }: Query): boolean => lot.startsWith('test');

export function queriesIn(folder: string, language: Language): readonly Query[] {
  const file = join(folder, `${language}.yaml`);
  return existsSync(file) ? z.array(query).parse(parse(readFileSync(file, 'utf8'))) : [];
}
