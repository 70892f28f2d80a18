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
  half: z
    .enum(['tune', 'tune-2', 'tune-3', 'tune-4', 'tune-5', 'held', 'held-2', 'held-3', 'held-4'])
    .describe(
      'The search is tuned on some; of those that are held, only the rates are looked at: they judge it.',
    ),
});
export type Query = z.infer<typeof query>;

export const halves = query.shape.half.options;

/** Whether a query only judges the search: no weight is fitted on it, and it is not shown when it is missed. */
export const isHeld = ({ half }: Query): boolean => half.startsWith('held');

export function queriesIn(folder: string, language: Language): readonly Query[] {
  const file = join(folder, `${language}.yaml`);
  return existsSync(file) ? z.array(query).parse(parse(readFileSync(file, 'utf8'))) : [];
}
