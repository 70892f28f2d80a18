import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Book } from '#rules/book.ts';

const root = join(import.meta.dirname, '..');

/** The TypeScript that lists a book's rule ids, written from `content/atoms/<book>.yaml`. */
export function ruleIdsSource(book: Book): string {
  const file = `content/atoms/${book}.yaml`;
  const atoms: { id: string }[] = parse(readFileSync(join(root, file), 'utf8'));
  const name = book.charAt(0).toUpperCase() + book.slice(1);
  return [
    `// Written by \`npm run generate\` from ${file}.`,
    `export const ${book}Rules = [`,
    ...atoms.map(({ id }) => `  '${id}',`),
    '] as const;',
    `export type ${name}RuleId = (typeof ${book}Rules)[number];`,
    '',
  ].join('\n');
}

export function ruleIdsPath(book: Book): string {
  return join(root, book === 'base' ? 'src/rules/base.ts' : `src/books/${book}/rules.ts`);
}
