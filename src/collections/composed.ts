import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';

const file = z.array(z.string().regex(/^[a-z]+\/[a-z-]+$/, 'A page is named like base/jumping.'));

/** `content/notComposed.yaml`: pages that still tell the base game, with asides for what other books change. */
export const notComposed = memoize((): ReadonlySet<string> => {
  const listed: unknown = parse(readFileSync(join(contentRoot, 'notComposed.yaml'), 'utf8'));
  return new Set(file.parse(listed ?? []));
});

/** Whether a page, by its path below the language, tells one text for every table. */
export const isComposed = (path: string): boolean =>
  !notComposed().has(path.replace(/^rules\//, '').replace(/\/$/, ''));
