import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, atomsPage, atomsPath, duties } from '../../scripts/atoms.ts';
import { witnesses } from '../../scripts/atomWitnesses.ts';

const root = join(import.meta.dirname, '../..');

test('the base game has 252 mechanisms and 38 rules of set-up', () => {
  expect(duties()).toHaveLength(290);
});

test('something answers for every one of them', () => {
  expect([...answers()].filter(([, by]) => by === '').map(([id]) => id)).toEqual([]);
});

test('docs/atoms.md says what (else: npm run generate)', () => {
  expect(readFileSync(atomsPath, 'utf8')).toBe(atomsPage());
});

/** A function, a list, or an entry of a table, by its name. */
function isDefined(source: string, name: string): boolean {
  return [
    `function ${name}(`,
    `const ${name} =`,
    `'${name}'(`,
    `'${name}':`,
    `  ${name}(`,
    `  ${name}:`,
  ].some(definition => source.includes(definition));
}

test.each(Object.entries(witnesses))('%s: its witness exists', (_rule, [, file, name]) => {
  expect(isDefined(readFileSync(join(root, 'src/engine', file), 'utf8'), name)).toBe(true);
});

test('a rule that an instruction carries out needs no other witness', () => {
  const said = answers();
  const idle = Object.keys(witnesses).filter(
    id => !/^(withheld|refused|query|event): /.test(said.get(id as never) ?? ''),
  );
  expect(idle).toEqual([]);
});
