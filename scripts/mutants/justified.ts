/**
 * Survivors that no scenario can notice, each with the reason. An entry stands for the mutants of a file whose lines
 * contain `code` and whose change contains `change`, of which one may be left out; never for a line number.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Mutant } from './mutant.ts';

export interface Reason {
  readonly file: string;
  readonly code?: string;
  readonly change?: string;
  readonly because: string;
}

export const readReasons = (): readonly Reason[] =>
  parse(readFileSync(join(import.meta.dirname, 'justified.yaml'), 'utf8')) ?? [];

/** The text of the lines a mutant touches. */
export function linesOf(text: string, { start, end }: Mutant): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to < 0 ? text.length : to);
}

export function justifies({ file, code, change }: Reason, mutant: Mutant, lines: string): boolean {
  if (code === undefined && change === undefined) throw new Error(`A reason for all of ${file} is none.`);
  return (
    file === mutant.file &&
    (code === undefined || lines.includes(code)) &&
    (change === undefined || mutant.change.includes(change))
  );
}
