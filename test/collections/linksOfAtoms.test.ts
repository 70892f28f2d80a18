import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { bookOfRule, books } from '#books/registry.ts';
import { atom } from '#collections/schemas.ts';
import { checkYamlFile } from '#collections/yaml.ts';

const atoms = books.flatMap(book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? []);
const ids = new Set(atoms.map(({ id }) => id));
const isEarlier = (rule: string, than: string) =>
  books.indexOf(bookOfRule(rule)) < books.indexOf(bookOfRule(than));

describe('what a book changes', () => {
  test('is a rule of an earlier book', () => {
    const changed = atoms.flatMap(({ id, replaces = [], 'adds-to': adds = [] }) =>
      [...replaces, ...adds].map(rule => ({ rule, by: id })),
    );
    expect(changed.length).toBeGreaterThan(100);
    expect(changed.filter(({ rule, by }) => !ids.has(rule) || !isEarlier(rule, by))).toEqual([]);
  });

  test('is named once: a rule is replaced or added to, not both', () => {
    const both = atoms.filter(({ replaces = [], 'adds-to': adds = [] }) =>
      replaces.some(rule => adds.includes(rule)),
    );
    expect(both).toEqual([]);
  });
});
