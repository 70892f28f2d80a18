import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers of all addresses that match a path; `*` at its end stands for the rest. */
type Rule = { readonly path: string; readonly headers: readonly (readonly [string, string])[] };

export const headersFile = '_headers';

/** Reads `public/_headers`: a path at the beginning of a line, its headers indented below it. */
export function parseHeaders(text: string): readonly Rule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+(?<name>[\w-]+):\s*(?<value>\S.*)$/.exec(line)?.groups;
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else if (header && rules.length > 0)
      rules.at(-1)?.headers.push([header['name'] ?? '', header['value'] ?? '']);
    else throw new Error(`${headersFile}:${at + 1} is neither a path nor a header below one: ${line}`);
  }
  return rules;
}

/** What is sent with this address. */
export function headersFor(rules: readonly Rule[], path: string): readonly (readonly [string, string])[] {
  const fits = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return rules.flatMap(rule => (fits(rule.path) ? rule.headers : []));
}

/** A site below a base path is told so in its headers: `/sw.js` becomes `/bsg/sw.js`. */
export function putBaseBefore(text: string, base: string): string {
  return text.replaceAll(/^\//gm, base);
}

export function writeHeaders(folder: string, base: string): void {
  const file = join(folder, headersFile);
  writeFileSync(file, putBaseBefore(readFileSync(file, 'utf8'), base));
}
