import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../src/i18n/languages.ts';

interface Query {
  readonly q: string;
  readonly wants: readonly string[];
  readonly kind: string;
  readonly plain: boolean;
  readonly typo: boolean;
  readonly half: string;
}

interface WithId {
  readonly id: string;
}

const read = <T>(path: string): T =>
  parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as T;

/** The facts' file or files that hold each kind of card, place or piece. */
const factFiles: Readonly<Record<string, readonly string[]>> = {
  skill: ['skill-cards'],
  crisis: ['crisis-base', 'crisis-pegasus', 'crisis-daybreak'],
  'super-crisis': ['super-crisis'],
  'new-caprica': ['crisis-new-caprica'],
  quorum: ['quorum'],
  loyalty: ['loyalty'],
  destination: ['destinations'],
  agenda: ['agendas'],
  motive: ['motives'],
  mutiny: ['mutiny'],
  mission: ['missions'],
  character: ['characters'],
  location: ['locations'],
  title: ['titles'],
  token: ['damage-tokens'],
  objective: ['objectives'],
};

const kinds = ['how-many', 'who', 'when', 'may-i', 'what-happens', 'what-is', 'where', 'card', 'character'];

const known = new Set([
  ...['base', 'pegasus', 'daybreak'].flatMap(book =>
    read<readonly WithId[]>(`content/atoms/${book}.yaml`).map(atom => atom.id),
  ),
  ...read<readonly WithId[]>('content/glossary.yaml').map(term => `term/${term.id}`),
  ...Object.entries(factFiles).flatMap(([kind, files]) =>
    files.flatMap(file =>
      read<readonly WithId[]>(`test/facts/${file}.yaml`).map(entry => `${kind}/${entry.id}`),
    ),
  ),
]);

describe.each(languages)('the queries in %s', language => {
  const queries = read<readonly Query[]>(`test/search/queries/${language}.yaml`);

  test('ask each thing once', () => {
    expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  });

  test('want one to five answers that exist', () => {
    for (const { q, wants } of queries) {
      expect(wants.length, q).toBeGreaterThan(0);
      expect(wants.length, q).toBeLessThanOrEqual(5);
      expect(
        wants.filter(id => !known.has(id)),
        q,
      ).toEqual([]);
    }
  });

  test('are of a known kind', () => {
    expect(queries.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  });

  test('are many, twice in two equal halves, with others for tuning', () => {
    const many = (half: string) => queries.filter(one => one.half === half).length;
    const halves = ['tune', 'held', 'tune-2', 'tune-3', 'tune-4', 'held-2'];
    expect(halves.reduce((sum, half) => sum + many(half), 0)).toBe(queries.length);
    expect(many('tune-2')).toBeGreaterThanOrEqual(100);
    expect(many('tune-4')).toBeGreaterThanOrEqual(100);
    expect(Math.abs(many('tune') - many('held'))).toBeLessThan(2);
    expect(Math.abs(many('tune-3') - many('held-2'))).toBeLessThanOrEqual(2);
    expect(many('tune') + many('held')).toBeGreaterThanOrEqual(130);
    expect(many('tune-3') + many('held-2')).toBeGreaterThanOrEqual(115);
    expect(queries.filter(({ plain }) => plain).length).toBeGreaterThanOrEqual(60);
    expect(queries.filter(({ typo }) => typo).length).toBeGreaterThanOrEqual(20);
  });
});
