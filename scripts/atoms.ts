import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bookOf } from '#books/atBuild/cards.ts';
import { rulesIn } from '#books/atBuild/rules.ts';
import { firstBook, onTable } from '#books/registry.ts';
import { compile } from '#engine/index.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { witnesses } from './atomWitnesses.ts';

const root = join(import.meta.dirname, '..');
export const atomsPath = join(root, 'docs/atoms.md');

interface Ruled {
  readonly rule?: RuleId;
  readonly also?: readonly RuleId[];
}

/** What carries a rule out: the nodes of the first book and of the procedures, and its abilities. */
function carriers(): Map<RuleId, string[]> {
  const lib = compile(onTable([firstBook]).map(bookOf));
  const found = new Map<RuleId, string[]>();
  function note({ rule, also = [] }: Ruled, node: string) {
    for (const id of rule ? [rule, ...also] : also) found.set(id, [...(found.get(id) ?? []), node]);
  }
  for (const block of lib.blocks.values())
    for (const { op, id } of block.lines) note(op, `${id} \`${op.op}\``);
  const abilities = [
    ...Object.values(lib.reactions).flat(),
    ...Object.values(lib.triggers).flat(),
    ...lib.actions,
    ...lib.allModifiers,
  ];
  for (const { ability, block, id } of abilities) {
    const rule = ability.rule ?? lib.blocks.get(block)?.rule;
    note(rule ? { rule } : {}, `${id} (${ability.kind})`);
  }
  return found;
}

const kinds: readonly unknown[] = ['mechanism', 'setup'];

/** The rules a game must carry out: the mechanisms and the set-up. */
export function duties(): readonly RuleId[] {
  const atoms: { id: string; kind: string }[] = parse(
    readFileSync(join(root, `content/atoms/${firstBook}.yaml`), 'utf8'),
  );
  const due = new Set(atoms.filter(atom => kinds.includes(atom.kind)).map(atom => atom.id));
  return rulesIn(firstBook).filter(id => due.has(id));
}

/** What answers for each rule; empty when nothing does. */
export function answers(): Map<RuleId, string> {
  const carried = carriers();
  return new Map(
    duties().map(id => {
      const [first, ...more] = carried.get(id) ?? [];
      const witness = witnesses[id];
      if (first !== undefined) return [id, more.length > 0 ? `${first}, and ${more.length} more` : first];
      return [id, witness ? `${witness[0]}: \`${witness[2]}\` in ${witness[1]}` : ''];
    }),
  );
}

/** The list, as a page. */
export function atomsPage(): string {
  const rows = [...answers()].map(([id, by]) => `| ${id} | ${by} |`);
  return [
    '# What carries out each rule of the base game',
    '',
    'Written by `npm run generate`: every mechanism and set-up rule with the first instruction or ability that names',
    'it, or with the function of `src/engine` that withholds, refuses, answers or reports what the rule says',
    '(`scripts/atomWitnesses.ts`).',
    '',
    '| Rule | By |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
