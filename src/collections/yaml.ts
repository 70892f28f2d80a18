import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export type Checked<T> = { readonly data: T | undefined; readonly problems: readonly Problem[] };

/** YAML as a schema wants it; every departure with its file and line. */
export function checkYaml<T>(text: string, schema: z.ZodType<T>, file: string, firstLine = 1): Checked<T> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map(error => ({
      file,
      line: lineAt(error.pos[0]),
      what: error.message.split('\n')[0] ?? error.message,
      todo: 'Mend the YAML: often a quotation mark around a text with a colon is missing.',
    }));
    return { data: undefined, problems };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, problems: [] };

  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
    if (Array.isArray(range)) return lineAt(Number(range[0]));
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1));
  };
  const problems = result.error.issues.map(issue => ({
    file,
    line: lineOf(issue.path),
    what: issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`,
    todo: 'The fields and what they may hold stand in src/collections/schemas.ts.',
  }));
  return { data: undefined, problems };
}

export function checkYamlFile<T>(root: string, file: string, schema: z.ZodType<T>): Checked<T> {
  return checkYaml(readFileSync(join(root, file), 'utf8'), schema, file);
}
