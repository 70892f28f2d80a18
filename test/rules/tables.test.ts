import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#books/atBuild/facts.ts';
import { readPages, textAt } from '#collections/toldAt.ts';
import { nameOf } from '#rules/facts.ts';

const pages = new Map(readPages('content', 'en').map(page => [page.name, page]));
const patterns = z.array(z.string()).default([]);
const questions = z
  .array(
    z.strictObject({
      asks: z.string(),
      table: z.enum(tables.worlds.map(nameOf)),
      page: z.string().refine(name => pages.has(name), 'There is no such page.'),
      sees: patterns,
      not: patterns,
    }),
  )
  .parse(parse(readFileSync('test/rules/tables.yaml', 'utf8')));

test('the questions are of all four kinds of tables', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  const booksOf = ({ table }: { table: string }) => table.replace(/\.?(?:kobol|new-caprica|earth).*/, '');
  expect(new Set(questions.map(booksOf))).toEqual(new Set(['', 'pegasus', 'daybreak', 'pegasus.daybreak']));
});

test.each(questions.map(one => [`${one.asks} (${one.table}, ${one.page})`, one] as const))('%s', (_, one) => {
  const page = pages.get(one.page);
  const world = tables.worlds.find(other => nameOf(other) === one.table);
  if (page === undefined || world === undefined) throw new Error(`${one.page} at ${one.table} is not there.`);
  const text = textAt(page, world);
  expect(one.sees.filter(pattern => !new RegExp(pattern).test(text))).toEqual([]);
  expect(one.not.filter(pattern => new RegExp(pattern).test(text))).toEqual([]);
});
