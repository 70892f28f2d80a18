import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type RuleId, rulesOf } from '../src/rules/ruleId.ts';
import { scenarioFiles } from '../src/scenarios/runner/files.ts';
import { duties } from './atoms.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content/scenarios');
export const proofsPath = join(root, 'docs/proofs.md');

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

const code = (id: string) => `\`${id}\``;
const file = (id: string) => `[${id}](../content/scenarios/${id}.yaml)`;

/** The page: from rule to scenarios, and back. */
export function proofsPage(): string {
  const proofs = readProofs();
  const by = proofsOf(proofs);
  const due = new Set<RuleId>(duties());
  const reasons = new Map(unprovable.map(({ rule, because }) => [rule, `none: ${because.trim()}`]));
  const table = (rules: readonly RuleId[]) => [
    '| Rule | Proved by |',
    '| --- | --- |',
    ...rules.map(id => `| ${id} | ${by.get(id)?.map(code).join(', ') ?? reasons.get(id) ?? ''} |`),
    '',
  ];
  const named = (book: 'pegasus' | 'daybreak') => rulesOf[book].filter(id => by.has(id));
  const scenarios = proofs.map(({ id, rules = [] }) => `| ${file(id)} | ${rules.join(', ')} |`);
  return [
    '# Which scenario proves which rule',
    '',
    'Written by `npm run generate` from `content/scenarios` and `test/scenarios/proofs/unprovable.yaml`. Every mechanism',
    'and every rule of the set-up of the base game has a scenario with a line that expects or refuses what the rule',
    'says, or a reason why no game can show it. Other rules, and those of the expansions, are listed where a scenario',
    'names them.',
    '',
    '## From rule to scenario',
    '',
    ...table(rulesOf.base.filter(id => due.has(id) || by.has(id))),
    '### Pegasus',
    '',
    ...table(named('pegasus')),
    '### Daybreak',
    '',
    ...table(named('daybreak')),
    '## From scenario to rule',
    '',
    '| Scenario | Proves |',
    '| --- | --- |',
    ...scenarios,
    '',
  ].join('\n');
}
