import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Book, isOptional } from '#books/registry.ts';

const root = join(import.meta.dirname, '..');

/** The TypeScript that lists a book's rule ids, written from `content/atoms/<book>.yaml`. */
export function ruleIdsSource(book: Book): string {
  const file = `content/atoms/${book}.yaml`;
  const atoms: { id: string }[] = parse(readFileSync(join(root, file), 'utf8'));
  const ids = atoms.map(({ id }) => `  '${id}',`);
  const head = `// Written by \`npm run generate\` from ${file}.`;
  return isOptional(book)
    ? [
        `${head}\n`,
        'export const facet = [',
        ...ids,
        '] as const;\n',
        "declare module '#rules/ruleId.ts' {",
        '  interface RuleIds extends Record<(typeof facet)[number], object> {}',
        '}\n',
      ].join('\n')
    : [
        head,
        'export const coreRules = [',
        ...ids,
        '] as const;',
        'export type CoreRuleId = (typeof coreRules)[number];\n',
      ].join('\n');
}

export function ruleIdsPath(book: Book): string {
  return join(root, isOptional(book) ? `src/books/${book}/rules.ts` : 'src/rules/core.ts');
}
