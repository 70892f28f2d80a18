import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Language, languages } from '#i18n/languages.ts';
import { catalogue } from '#ui/parts/catalogue.ts';

/** What players may ask for, by the file that holds their words. */
const idsOf = {
  'rules-base': idsIn('content/atoms/base.yaml'),
  'rules-pegasus': idsIn('content/atoms/pegasus.yaml'),
  'rules-daybreak': idsIn('content/atoms/daybreak.yaml'),
  // Only those that the glossary of the site explains: the others name books, cards and people.
  terms: idsIn('content/glossary.yaml', ({ def, rule }) => def !== undefined || rule !== undefined),
  cards: catalogue.map(({ kind, id }) => `${kind}/${id}`),
};
type Area = keyof typeof idsOf;
const areas = Object.keys(idsOf) as Area[];

/** Players' words by id, as they stand in the files. */
type Words = { readonly [id: string]: readonly string[] };

const wordsIn = (language: Language, area: Area): Words =>
  parse(readFileSync(`content/${language}/questions/${area}.yaml`, 'utf8'));

interface Entry {
  readonly id: string;
  readonly def?: unknown;
  readonly rule?: string;
}

function idsIn(file: string, isAsked: (entry: Entry) => boolean = () => true): string[] {
  const entries: readonly Entry[] = parse(readFileSync(file, 'utf8'));
  return entries.filter(isAsked).map(({ id }) => id);
}

const wordsOf = (phrasing: string) => new Set(phrasing.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu));

const plain = (phrasing: string) => [...wordsOf(phrasing)].join(' ');

/** The phrasings that say nothing which the others of the same id don't say. */
function idle(phrasings: readonly string[]): string[] {
  return phrasings.filter((one, at) => {
    const others = new Set(phrasings.flatMap((other, place) => (place === at ? [] : [...wordsOf(other)])));
    return [...wordsOf(one)].every(word => others.has(word));
  });
}

describe.each(languages)('the words of players in %s', language => {
  const read = areas.map(area => ({ area, words: wordsIn(language, area) }));

  test('stand under ids that exist', () => {
    const strange = read.flatMap(({ area, words }) =>
      Object.keys(words).filter(id => !idsOf[area].includes(id)),
    );
    expect(strange).toEqual([]);
  });

  test('are five or more for each id', () => {
    const wrong = read.flatMap(({ words }) =>
      Object.entries(words)
        .filter(([, phrasings]) => phrasings.length < 5)
        .map(([id, phrasings]) => `${id}: ${phrasings.length}`),
    );
    expect(wrong).toEqual([]);
  });

  test('leave no id out', () => {
    const missing = read.flatMap(({ area, words }) => idsOf[area].filter(id => words[id] === undefined));
    expect(missing).toEqual([]);
  });

  test('stand in one place each', () => {
    const all = read.flatMap(({ words }) =>
      Object.entries(words).flatMap(([id, phrasings]) => phrasings.map(phrasing => ({ id, phrasing }))),
    );
    const places = Map.groupBy(all, ({ phrasing }) => plain(phrasing));
    const twice = [...places.values()]
      .filter(({ length }) => length > 1)
      .map(same => same.map(({ id, phrasing }) => `${id}: ${phrasing}`).join(' | '));
    expect(twice).toEqual([]);
  });

  test('each bring a word that the others of its id lack', () => {
    const repeated = read.flatMap(({ words }) =>
      Object.entries(words).flatMap(([id, phrasings]) => idle(phrasings).map(one => `${id}: ${one}`)),
    );
    expect(repeated).toEqual([]);
  });
});
