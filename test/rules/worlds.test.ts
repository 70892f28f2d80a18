import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#books/atBuild/facts.ts';
import type { BookList } from '#collections/schemas.ts';
import { readPages, textAt } from '#collections/toldAt.ts';
import { nameOf } from '#rules/facts.ts';

/** The usual tables. What each of them reads that not all of them do lies beside this test, to be read in review. */
const usual = [
  'kobol',
  'pegasus.kobol',
  'pegasus.new-caprica.leader',
  'daybreak.earth',
  'pegasus.daybreak.kobol.leader',
];

const worlds = usual.map(name => {
  const world = tables.worlds.find(one => nameOf(one) === name);
  if (world === undefined) throw new Error(`There is no table ${name}.`);
  return world;
});

const books: BookList = parse(readFileSync('content/books.yaml', 'utf8'));
const order = Object.entries(books).flatMap(([book, chapters]) =>
  chapters.flatMap(chapter => chapter.pages.map(page => `${book}/${page}`)),
);
const pages = readPages('content', 'en').toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));

/** Page by page and table by table, line by line. */
const read = pages.map(page => ({
  page,
  // Without the title and what search engines show.
  lines: worlds.map(world =>
    textAt(page, world)
      .replace(/ ([,.;:!?])/g, '$1')
      .split('\n')
      .slice(2),
  ),
}));

test.each(usual)('what the table %s reads apart from the others is as it was reviewed', async name => {
  const at = usual.indexOf(name);
  const told = read.flatMap(({ page, lines }) => {
    const isOfAll = (line: string) => lines.every(some => some.includes(line));
    const own = (lines[at] ?? []).filter(line => line !== '' && !isOfAll(line));
    return own.length === 0 ? [] : [`## ${page.name}`, ...own];
  });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`worlds/${name}.md`);
});
