import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Fact {
  readonly id: string;
  readonly [key: string]: unknown;
}

/** What a table of the facts has of one box. */
export function factsIn(box: 'pegasus' | 'daybreak', file: string): readonly Fact[] {
  const path = join(import.meta.dirname, `../../facts/${file}.yaml`);
  const all: readonly Fact[] = parse(readFileSync(path, 'utf8'));
  return all.filter(({ set }) => set === box);
}
