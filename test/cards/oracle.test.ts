import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { baseBook } from '../kit/books.ts';
import { expectedTotals, saidTwice } from './oracle/box.ts';
import { expectedAbilityIds, kebab } from './oracle/characters.ts';
import { bare, entriesOf, expectedBook } from './oracle/expected.ts';
import { facts } from './oracle/facts.ts';

const { code: _, ...cards } = baseBook;
const book = entriesOf(cards);
const expected = entriesOf(expectedBook);

test('the book and the facts have the same entries', () => {
  expect([...book.keys()].sort()).toEqual([...expected.keys()].sort());
});

test.each([...expected.keys()])('as in the facts: %s', name => {
  expect(bare(book.get(name))).toStrictEqual(expected.get(name));
});

test.each(saidTwice)('the facts agree with themselves: %s', (_what, a, b) => {
  expect(a).toBe(b);
});

/** Cards or tokens in all, by deck; a skill deck goes by its skill. */
function totals(): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {
    characters: baseBook.characters.length,
    titles: baseBook.titles.length,
    objectives: baseBook.objectives.length,
  };
  const add = (deck: string, count: number) => {
    sums[deck] = (sums[deck] ?? 0) + count;
  };
  for (const card of baseBook.cards) {
    if (card.deck === 'skill') for (const copies of Object.values(card.strengths)) add(card.skill, copies);
    else add(card.deck, card.count);
  }
  for (const { ship } of baseBook.damageTokens) add(`${ship}-damage`, 1);
  for (const { count } of baseBook.civilianShips) add('civilians', count);
  return sums;
}

test('every deck has as many cards as the box', () => {
  expect(totals()).toEqual(expectedTotals);
});

test.each(expectedAbilityIds)('the abilities of %s carry the names on the sheet', (id, names) => {
  const ids =
    baseBook.characters.find(character => character.id === id)?.abilities.map(ability => ability.id) ?? [];
  // What one name covers in several parts is told apart after the name.
  expect(ids.filter(each => names.includes(each))).toEqual(names);
  expect(ids.filter(each => !names.some(name => each === name || each.startsWith(`${name}-`)))).toEqual([]);
});

test.each(
  facts.crisis.flatMap(({ id, attack, stays }) =>
    attack && stays ? [[id, attack.special.name] as const] : [],
  ),
)('%s stays with its special rule under its name', (id, name) => {
  const card = baseBook.cards.find(each => each.id === id);
  const abilities = card && 'abilities' in card ? (card.abilities ?? []) : [];
  expect(abilities.map(ability => ability.id)).toContain(kebab(name));
});

type Path = readonly string[];

/** Where a tree holds numbers, words and yes or no; our own ids and rule ids left out. */
function leaves(tree: unknown): readonly Path[] {
  if (typeof tree !== 'object' || tree === null) return [[]];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value).map(path => [key, ...path]));
}

function changed(tree: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined)
    return typeof tree === 'number' ? tree + 1 : typeof tree === 'boolean' ? !tree : `${tree}!`;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(tree) ? [...tree] : { ...Object(tree) };
  return Object.assign(copy, { [key]: changed(Object(tree)[key], rest) });
}

test('no number, word or yes and no of the book can change without the facts noticing', () => {
  const unnoticed = [...book].flatMap(([name, entry]) =>
    leaves(entry)
      .filter(path => path.at(-1) !== 'rule')
      .filter(path => path.at(-1) !== 'id' || (!path.includes('abilities') && !path.includes('options')))
      .filter(path => isDeepStrictEqual(bare(changed(entry, path)), expected.get(name)))
      .map(path => `${name}: ${path.join('.')}`),
  );
  expect(unnoticed).toEqual([]);
});
