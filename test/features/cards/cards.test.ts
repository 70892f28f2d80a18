import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { voiceOf } from '#books/atBuild/text.ts';
import { checkChances } from '#collections/checkChances.ts';
import { deckCharts } from '#features/cards/deckCharts.ts';
import { choicesFor } from '#features/cards/filters.ts';
import { placesInLine } from '#features/cards/succession.ts';
import { languages } from '#i18n/languages.ts';
import { catalogue, type Entry, entryNamed, textOf } from '#ui/parts/catalogue.ts';
import type { CardKind } from '#ui/parts/kinds.ts';

const traitsOf = (kind: CardKind, id: string) => entryOf(kind, id).versions[0].traits;

function entryOf(kind: CardKind, id: string): Entry {
  const entry = entryNamed(kind, id);
  if (entry === undefined) throw new Error(`No page for ${kind}/${id}`);
  return entry;
}

describe('the catalogue of cards', () => {
  test('has every card and sheet of the base game that the facts have', () => {
    const known = new Set(catalogue.map(({ id }) => id));
    const facts = globSync(
      'test/facts/{crisis-base,super-crisis,quorum,loyalty,destinations,skill-cards,characters,locations,damage-tokens,civilian-ships}.yaml',
    ).flatMap((file): { id: string; set?: string }[] => parse(readFileSync(file, 'utf8')) ?? []);
    const missing = facts.filter(
      ({ id, set }) => set === 'base' && id !== 'loyalty-deck-tables' && !known.has(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(catalogue.filter(({ book }) => book === 'base').length).toBeGreaterThan(150);
  });

  test('has a title and some text for each, in every language', () => {
    const empty = languages.flatMap(language =>
      catalogue.filter(entry => {
        const { title, lines } = textOf(entry, voiceOf(language));
        return title === '' || lines.some(({ text }) => text.trim() === '');
      }),
    );
    expect(empty.map(({ kind, id }) => `${kind}/${id}`)).toEqual([]);
  });

  test('gives each an address of its own', () => {
    const names = catalogue.map(({ kind, id }) => `${kind}/${id}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter(name => !/^[a-z-]+\/[a-z0-9-]+$/.test(name))).toEqual([]);
  });
});

describe('what cards are found by', () => {
  test('a check: difficulty, skills, who decides, icons', () => {
    expect(traitsOf('crisis', 'admiral-grilled')).toMatchObject({
      difficulty: 9,
      skills: ['politics', 'leadership'],
      decides: 'current',
      activate: ['raiders'],
      jump: true,
      touches: ['morale'],
    });
  });

  test('an attack: the ships of its first step, and no jump icon', () => {
    expect(traitsOf('crisis', 'ambush')).toMatchObject({
      activate: ['basestars'],
      jump: false,
      acts: ['jumped'],
    });
  });

  test('a sheet: the types of its skill set', () => {
    expect(traitsOf('character', 'william-adama').skills).toEqual(['leadership', 'tactics']);
  });

  test('every filter offers only what narrows the list', () => {
    for (const { choices } of choicesFor('en')) expect(choices.length).toBeGreaterThan(1);
  });
});

test('the place of a character in both lines of succession', () => {
  expect(placesInLine('laura-roslin')).toMatchObject({ president: 1 });
  expect(placesInLine('william-adama')).toMatchObject({ admiral: 1 });
});

test('chances rise with what is put in, and add up to one', async () => {
  const rows = await checkChances({ difficulty: 9, skills: ['politics', 'leadership'], partial: 6 }, [
    'base',
  ]);
  expect(rows.length).toBeGreaterThan(5);
  for (const { odds } of rows) expect(odds.pass + odds.partial + odds.fail).toBeCloseTo(1, 10);
  for (const [at, { odds }] of rows.entries())
    expect(odds.pass).toBeGreaterThanOrEqual(rows[at - 1]?.odds.pass ?? 0);
});

test('the decks are counted with all copies: 70 crises, 21 skill cards of each type', () => {
  const chart = (id: string) => deckCharts('en').find(one => one.id === id);
  const first = (id: string) => chart(id)?.rows.map(({ values }) => values[0]) ?? [];
  expect(first('jumps').reduce((sum = 0, n = 0) => sum + n, 0)).toBe(70);
  expect(first('types').filter((n = 0) => n > 0)).toEqual([21, 21, 21, 21, 21]);
});
