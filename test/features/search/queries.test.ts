import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRuleId } from '#books/atBuild/rules.ts';
import { languages } from '#i18n/languages.ts';
import { catalogue } from '#ui/parts/catalogue.ts';

interface Query {
  readonly q: string;
  readonly wants: readonly string[];
  readonly kind: string;
  readonly plain: boolean;
  readonly typo: boolean;
  readonly lot: string;
}

interface WithId {
  readonly id: string;
}

interface Term extends WithId {
  readonly set: string;
  readonly def?: string;
  readonly rule?: string;
}

const read = <T>(path: string): T =>
  parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as T;

const kinds = ['how-many', 'who', 'when', 'may-i', 'what-happens', 'what-is', 'where', 'card', 'character'];

const books = ['base', 'pegasus', 'daybreak'];

/** What has a page, or a place on one: rules, terms that are explained, cards. */
const known = new Set<string>([
  ...books.flatMap(book => read<readonly WithId[]>(`content/atoms/${book}.yaml`).map(atom => atom.id)),
  ...read<readonly Term[]>('content/glossary.yaml')
    .filter(({ set, def, rule }) => books.includes(set) && (def !== undefined || isRuleId(rule ?? '')))
    .map(({ id }) => `term/${id}`),
  ...catalogue.map(({ kind, id }) => `${kind}/${id}`),
]);

describe.each(languages)('the queries in %s', language => {
  const queries = read<readonly Query[]>(`test/features/search/queries/${language}.yaml`);

  test('ask each thing once', () => {
    expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  });

  test('want one to six answers that the site has', () => {
    for (const { q, wants } of queries) {
      expect(wants.length, q).toBeGreaterThan(0);
      expect(wants.length, q).toBeLessThanOrEqual(6);
      expect(
        wants.filter(id => !known.has(id)),
        q,
      ).toEqual([]);
    }
  });

  test('are of a known kind', () => {
    expect(queries.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  });

  test('are many, and as many for testing as were written with them for training', () => {
    const many = (lot: string) => queries.filter(one => one.lot === lot).length;
    expect(queries.filter(({ lot }) => !/^(train-[1-5]|test-[1-4])$/.test(lot))).toEqual([]);
    expect(many('train-2')).toBeGreaterThanOrEqual(100);
    expect(many('train-4')).toBeGreaterThanOrEqual(100);
    expect(Math.abs(many('train-1') - many('test-1'))).toBeLessThan(2);
    expect(Math.abs(many('train-3') - many('test-2'))).toBeLessThanOrEqual(2);
    expect(many('train-1') + many('test-1')).toBeGreaterThanOrEqual(130);
    expect(many('train-3') + many('test-2')).toBeGreaterThanOrEqual(115);
    expect(queries.filter(({ plain }) => plain).length).toBeGreaterThanOrEqual(60);
    expect(queries.filter(({ typo }) => typo).length).toBeGreaterThanOrEqual(20);
  });
});
