import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '#collections/checkContent.ts';
import { report } from '#collections/problem.ts';

let content = '';

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  // The scenarios, a thousand files, have checks of their own and are looked up, not copied.
  cpSync('content', content, { recursive: true, filter: from => from !== join('content', 'scenarios') });
  symlinkSync(resolve('content/scenarios'), join(content, 'scenarios'));
});

afterEach(() => rmSync(content, { recursive: true }));

/** Changes a file of the copy. */
function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(content, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(content, file), text.replace(from, to));
}

const found = () => checkContent(content).map(({ file, line, what }) => `${file}:${line} ${what}`);

test('our content has no mistakes', () => {
  expect(found()).toEqual([]);
});

test('a page that is in no chapter, and a chapter whose page does not exist', () => {
  change('books.yaml', 'pages: [turn', 'pages: [turns');
  expect(found()).toContain(
    'books.yaml:1 The page base/turns is listed, but en/rules/base/turns.mdx does not exist.',
  );
  expect(found()).toContain('en/rules/base/turn.mdx:1 The page is in no chapter.');
});

test('a rule that stands in two places', () => {
  change('en/rules/base/turn.mdx', 'id="turn.end"', 'id="goal.humans"');
  expect(found().join('\n')).toMatch(
    /The rule goal\.humans stands at en\/rules\/base\/\w+\.mdx:\d+ already\./,
  );
});

test('a translation that lacks a rule, has one too many, or another order', () => {
  change('de/rules/base/turn.mdx', 'id="turn.end"', 'id="jump.five-steps"');
  expect(found()).toContain('de/rules/base/turn.mdx:1 The rule turn.end is missing.');
  expect(found().join('\n')).toMatch(/turn\.mdx:\d+ The rule jump\.five-steps is not on the English page\./);
  change('de/rules/base/turn.mdx', 'id="jump.five-steps"', 'id="turn.end"');
  change('de/rules/base/attack-table.mdx', '<Rule id="attack.roll"', '<Rule id="x"');
  change(
    'de/rules/base/attack-table.mdx',
    '<Rule id="attack.basestar-by-galactica"',
    '<Rule id="attack.roll"',
  );
  change('de/rules/base/attack-table.mdx', '<Rule id="x"', '<Rule id="attack.basestar-by-galactica"');
  expect(found().join('\n')).toMatch(/The rule attack\.basestar-by-galactica stands at another place/);
});

test('a mistake in the data has its line', () => {
  change('glossary.yaml', 'kind: book', 'kynd: book');
  expect(found().join('\n')).toMatch(/^glossary\.yaml:\d+ 0(\.kind)?: /m);
  change('atoms/base.yaml', 'kind: secrecy', 'kind: secret');
  expect(found().join('\n')).toMatch(/^atoms\/base\.yaml:6 0\.kind: /m);
});

test('a report names every mistake with file, line and what to do', () => {
  const text = report([
    { file: 'b.mdx', line: 2, what: 'Wrong.', todo: 'Mend it.' },
    { file: 'a.mdx', line: 9, what: 'Missing.', todo: 'Write it.' },
  ]);
  expect(text).toBe(
    '2 mistake(s) in the content:\na.mdx:9\n    Missing.\n    Write it.\nb.mdx:2\n    Wrong.\n    Mend it.',
  );
});
