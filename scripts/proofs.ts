import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RuleId } from '#rules/ruleId.ts';
import { scenarioFiles } from '#scenarios/runner/files.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content/scenarios');

/** As much of a scenario as says what it proves; its notation is checked where it is played. */
export interface Proof {
  readonly id: string;
  readonly rules?: readonly RuleId[];
  readonly lesson?: boolean;
  readonly game: { readonly rulings?: { readonly [id: string]: string } };
  readonly script?: readonly object[];
}

const judges = (line: object): boolean =>
  Object.keys(line).some(key => key === 'refuse' || key.startsWith('expect'));

/** The scenarios with a line that expects or refuses; a mere position shows a rule and proves nothing. */
export function readProofs(): readonly Proof[] {
  const files = scenarioFiles(folder) ?? [];
  return files
    .map((file): Proof => parse(readFileSync(file, 'utf8')))
    .filter(({ script = [] }) => script.some(judges));
}

export interface Unprovable {
  readonly rule: RuleId;
  readonly because: string;
}

export const unprovable: readonly Unprovable[] = parse(
  readFileSync(join(root, 'test/scenarios/proofs/unprovable.yaml'), 'utf8'),
);

/** The scenarios that prove each rule. */
export function proofsOf(proofs: readonly Proof[]): ReadonlyMap<RuleId, readonly string[]> {
  const found = new Map<RuleId, string[]>();
  for (const { id, rules = [] } of proofs)
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), id]);
  return found;
}
