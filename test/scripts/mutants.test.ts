import ts from 'typescript';
import { expect, test } from 'vitest';
import { faultsAt } from '../../scripts/mutants/faults.ts';
import { justifies, linesOf } from '../../scripts/mutants/justified.ts';
import type { Mutant } from '../../scripts/mutants/mutant.ts';
import { mutated } from '../../scripts/mutants/mutant.ts';
import { idle, judged, percent, score } from '../../scripts/mutants/report.ts';
import { sampled } from '../../scripts/mutants/sample.ts';
import { reporting, unitAt, unitsOf } from '../../scripts/mutants/units.ts';

/** What becomes of a piece of code, fault by fault. */
function faulty(code: string): string[] {
  const file = '/snippet.ts';
  const source = ts.createSourceFile(
    file,
    `${code}\ndeclare const yes: boolean;`,
    ts.ScriptTarget.Latest,
    true,
  );
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [file],
    { noLib: true, strict: true },
    {
      ...host,
      getSourceFile: name => (name === file ? source : undefined),
    },
  );
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    for (const { start, end, becomes } of faultsAt(node, checker)) {
      found.push(code.slice(0, start) + becomes + code.slice(end));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each([
  ['a number is one more, one less', 'const z = 2', ['const z = 3', 'const z = 1']],
  ['a comparison loses its edge', 'const z = a < b', ['const z = a <= b']],
  ['an equality turns round', 'const z = a === b', ['const z = a !== b']],
  ['a condition turns round, or never comes true', 'if (yes) {}', ['if (!(yes)) {}', 'if (false) {}']],
  ['whether something is there only turns round', 'if (!a) {}', ['if (!(!a)) {}', 'if (a) {}']],
  ['both becomes either', 'const z = yes && yes', ['const z = yes || yes']],
  ['but not where the first lets the second be asked', 'const z = a && yes', []],
  ['some becomes all', 'const z = a.some(b)', ['const z = a.every(b)']],
  ['a filter lets everything through', 'const z = a.filter(b)', ['const z = a']],
  ['a call is left out', '{ f(); g(); }', ['{ ; g(); }', '{ f(); ; }']],
  ['a word is another that its type allows', "const a: 'x' | 'y' = 'x'", ["const a: 'x' | 'y' = 'y'"]],
  [
    'a step of a card is left out, or comes too early',
    "const z = [{ op: 'a' }, { op: 'b' }]",
    ["const z = [{ op: 'b' }]", "const z = [{ op: 'a' }, ]", "const z = [{ op: 'b' }, { op: 'a' }]"],
  ],
  ['a label is no fault', "const z: { about: 'x' | 'y' } = { about: 'y' }", []],
  ['what is thrown is no rule', 'if (a > b) throw c', ['if (a >= b) throw c']],
])('%s', (_, code, expected) => {
  expect(faulty(code)).toEqual(expected);
});

test('code reports which way control went, and does what it did', () => {
  const code =
    'const f = n => n > 2 ? { big: n } : g(n); function g(n) { if (n) return n && 7; else n = 1; return n; }';
  const units = unitsOf(ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true), 'a.ts', 10);
  const told = reporting(code, units);
  const play = (n: number) => {
    const hits: number[] = [];
    const f = new Function('__hit', `${told}; return f;`)((id: number) => hits.push(id));
    return { result: f(n), parts: hits.map(id => code.slice(units[id - 10]?.start, units[id - 10]?.end)) };
  };
  expect(play(3).result).toEqual({ big: 3 });
  expect(play(2).result).toBe(7);
  expect(play(0).result).toBe(1);
  expect(play(0).parts.at(-1)).toBe('n = 1;');
  const seven = unitAt(units, code.indexOf('7'));
  expect(code.slice(seven?.start, seven?.end)).toBe('7');
});

const text = 'one\nif (a < b) two();\nthree\n';
const mutant: Mutant = {
  file: 'a.ts',
  start: text.indexOf('<'),
  end: text.indexOf('<') + 1,
  becomes: '<=',
  line: 2,
  kind: 'comparison',
  change: '< → <=',
};
const files = new Map([['a.ts', text]]);

test('a reason belongs to code, not to a line number', () => {
  expect(mutated(text, mutant)).toBe('one\nif (a <= b) two();\nthree\n');
  expect(linesOf(text, mutant)).toBe('if (a < b) two();');
  const reason = { file: 'a.ts', code: 'a < b', because: 'they are never equal' };
  expect(justifies(reason, mutant, linesOf(text, mutant))).toBe(true);
  expect(justifies({ ...reason, code: 'a < c' }, mutant, linesOf(text, mutant))).toBe(false);
  expect(justifies({ ...reason, change: '→ >' }, mutant, linesOf(text, mutant))).toBe(false);
});

test('what is justified counts neither way, and a reason for nothing is told', () => {
  const reason = { file: 'a.ts', code: 'a < b', because: 'they are never equal' };
  const survived = { survived: true, reached: 3 } as const;
  const killed = { survived: false, by: 'x' } as const;
  const found = judged([mutant, { ...mutant, start: 0, end: 3 }], [survived, killed], [reason], files);
  expect(score(found)).toEqual({ all: 2, killed: 1, justified: 1 });
  expect(percent(score(found))).toBe(100);
  expect(idle([reason], [mutant], found, files)).toEqual([]);
  const noticed = judged([mutant], [killed], [reason], files);
  expect(idle([reason], [mutant], noticed, files)).toHaveLength(1);
});

test('a sample is the same for the same seed', () => {
  const list = Array.from({ length: 100 }, (_, i) => i);
  expect(sampled(list, 10, 3)).toHaveLength(10);
  expect(sampled(list, 10, 3)).toEqual(sampled(list, 10, 3));
  expect(sampled(list, 10, 3)).not.toEqual(sampled(list, 10, 4));
  expect(sampled(list, 200, 3)).toEqual(list);
});
