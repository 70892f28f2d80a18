import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#books/atBuild/facts.ts';
import { type Book, books } from '#books/registry.ts';
import { inForce } from '#collections/inForce.ts';
import { atom, type BookList } from '#collections/schemas.ts';
import { isShown, readPages, tellingsOf } from '#collections/toldAt.ts';
import { usualTables } from '#collections/usualTables.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import { differs, tableAlone } from '#features/rules/rulebook/differs.ts';
import { numbersOf } from '#features/rules/rulebook/numbers.ts';
import { numbersAt, pageOutline } from '#features/rules/rulebook/pageOutline.ts';
import { fileNameOf } from '#features/rules/rulebook/readyRulebook.ts';
import { marginsOf, tableName } from '#features/rules/rulebook/tableName.ts';
import { languages } from '#i18n/languages.ts';
import { factsOf, factsOfWorld, isOut, nameOf } from '#rules/facts.ts';

const atoms = books.flatMap(book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? []);
const list: BookList = parse(readFileSync('content/books.yaml', 'utf8'));
const inOrder = books.flatMap(book =>
  (list[book] ?? []).flatMap(({ pages }) => pages.map(slug => ({ book, slug }))),
);

describe.each(languages)('the rulebook in %s', language => {
  const read = new Map(readPages('content', language).map(page => [page.name, page]));
  const pages = inOrder.flatMap(({ book, slug }: { book: Book; slug: string }) => {
    const page = read.get(`${book}/${slug}`);
    const outline = page && pageOutline({ book, slug }, page);
    return page && outline ? [{ ...outline, page }] : [];
  });
  const tellings = pages.flatMap(({ page, sections }) => {
    const printed = new Set(sections.filter(one => !one.isLeftOut).flatMap(({ rules }) => rules));
    return tellingsOf(page)
      .map(one => ({ ...one, ids: one.ids.filter(id => printed.has(id)) }))
      .filter(({ ids }) => ids.length > 0);
  });

  test('tells every rule in force once, at every table', () => {
    const faults = tables.worlds.flatMap(world => {
      const times = new Map<string, number>();
      for (const telling of tellings.filter(one => isShown(one, world)))
        for (const id of telling.ids) times.set(id, (times.get(id) ?? 0) + 1);
      return [...inForce(atoms, world)]
        .filter(id => times.get(id) !== 1)
        .map(id => `${nameOf(world)}: ${id} is told ${times.get(id) ?? 0} times`);
    });
    expect(faults).toEqual([]);
  });

  test('numbers what a table has without a gap, and nothing else', () => {
    for (const world of tables.worlds) {
      const facts = factsOfWorld(tables, world);
      const numbers = numbersAt(pages, facts);
      const there = pages.filter(({ when }) => !isOut(facts, when));
      expect(there.map(({ id }) => numbers.get(id))).toEqual(there.map((_, at) => `${at + 1}`));
      for (const { id, when, sections } of pages) {
        const seen = sections.filter(one => !one.isLeftOut && !isOut(facts, [...when, ...one.when]));
        const wanted = seen.map((_, at) => `${numbers.get(id)}.${at + 1}`);
        expect(seen.map(section => numbers.get(section.id))).toEqual(wanted);
        for (const section of sections) {
          if (!seen.includes(section)) expect(numbers.get(section.id)).toBeUndefined();
        }
      }
    }
  });

  test('gives every page and section an address that no other one has', () => {
    const ids = pages.flatMap(({ id, sections }) => [id, ...sections.map(section => section.id)]);
    const rules = new Set(pages.flatMap(({ sections }) => sections.flatMap(one => one.rules)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(id => rules.has(id))).toEqual([]);
  });
});

test('a heading that is not there has no number, and the next ones close up', () => {
  const heading = (level: 'page' | 'section', isThere = true) => ({ level, isThere });
  const all = [
    heading('page'),
    heading('section'),
    heading('section', false),
    heading('section'),
    heading('page', false),
    heading('section', false),
    heading('page'),
    heading('section'),
  ];
  expect(numbersOf(all)).toEqual(['1', '1.1', undefined, '1.2', undefined, undefined, '2', '2.1']);
});

test('those who know the base game know what holds at its table', () => {
  const alone = tableAlone(tables);
  expect(differs(alone, ['pegasus'])).toBe(true);
  expect(differs(alone, ['!kobol'])).toBe(true);
  expect(differs(alone, ['kobol', '!leader'])).toBe(false);
  expect(differs(alone, [])).toBe(false);
});

const words = {
  title: 'The rulebook',
  game: 'Base game',
  unknown: 'every table',
  words: {
    pegasus: { yes: 'With Pegasus', no: 'Without Pegasus' },
    expansion: { yes: 'With an expansion', no: 'Base game alone' },
    kobol: { yes: 'To Kobol', no: 'Not to Kobol' },
    leader: { yes: 'With a Cylon Leader', no: 'Without a Cylon Leader' },
  },
};

test('a table is named by what it has, and by a Leader that it could have', () => {
  const named = (said: Parameters<typeof factsOf>[1]) => tableName(words, factsOf(tables, said));
  expect(named({})).toBe('every table');
  expect(named({ books: [] })).toBe('Base game · To Kobol');
  expect(named({ books: ['pegasus'], objective: 'kobol', leader: false })).toBe(
    'Base game · With Pegasus · To Kobol · Without a Cylon Leader',
  );
  expect(named({ books: ['pegasus'], objective: 'kobol', leader: true })).toContain('With a Cylon Leader');
});

test('a quotation mark in a name does not end the text at the edge of a page', () => {
  expect(marginsOf('The "book"', 'x')).toContain('content: "The \\"book\\""');
});

test('every usual table can be laid', () => {
  for (const table of usualTables()) {
    const facts = table.split('.').filter(word => word !== 'base');
    const fits = tables.worlds.filter(world =>
      facts.every(fact => world.has(fact.replace('!', '')) !== fact.startsWith('!')),
    );
    expect(fits, table).not.toEqual([]);
  }
  expect(fileNameOf('pegasus.kobol.!leader')).toBe('pegasus-kobol-no-leader');
});
