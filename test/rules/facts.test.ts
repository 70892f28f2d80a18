import { describe, expect, test } from 'vitest';
import { isFact, tables } from '#books/atBuild/facts.ts';
import {
  areKnown,
  factsIn,
  factsOf,
  factsOfWorld,
  isOut,
  known,
  nameOf,
  readCondition,
} from '#rules/facts.ts';

describe('the tables that can be laid', () => {
  test('differ in books, objective, Leader, options and seven seats', () => {
    expect(tables.worlds.map(nameOf)).toMatchInlineSnapshot(`
      [
        "kobol",
        "daybreak.kobol",
        "daybreak.kobol.leader",
        "daybreak.kobol.leader.seven",
        "daybreak.earth",
        "daybreak.earth.leader",
        "daybreak.earth.leader.seven",
        "pegasus.kobol",
        "pegasus.kobol.sympathetic-cylon",
        "pegasus.kobol.leader",
        "pegasus.kobol.leader.seven",
        "pegasus.new-caprica",
        "pegasus.new-caprica.sympathetic-cylon",
        "pegasus.new-caprica.leader",
        "pegasus.new-caprica.leader.seven",
        "pegasus.daybreak.kobol",
        "pegasus.daybreak.kobol.leader",
        "pegasus.daybreak.kobol.leader.seven",
        "pegasus.daybreak.new-caprica",
        "pegasus.daybreak.new-caprica.leader",
        "pegasus.daybreak.new-caprica.leader.seven",
        "pegasus.daybreak.earth",
        "pegasus.daybreak.earth.leader",
        "pegasus.daybreak.earth.leader.seven",
      ]
    `);
  });

  test('all differ', () => {
    expect(new Set(tables.worlds.map(nameOf)).size).toBe(tables.worlds.length);
  });

  test('have an expansion exactly if one of its books lies there', () => {
    for (const world of tables.worlds)
      expect(world.has('expansion')).toBe(tables.books.some(book => world.has(book)));
  });

  test('have one objective', () => {
    for (const world of tables.worlds)
      expect(tables.objectives.filter(objective => world.has(objective))).toHaveLength(1);
  });
});

describe('what is known of a table', () => {
  const knownOf = (said: Parameters<typeof factsOf>[1]) => {
    const facts = factsOf(tables, said);
    return Object.fromEntries(factsIn(tables).map(fact => [fact, known(facts, fact)]));
  };

  test('is nothing while nobody has said anything, but that options are off', () => {
    const { 'sympathetic-cylon': option, ...others } = knownOf({});
    expect(new Set(Object.values(others))).toEqual(new Set(['not said']));
    expect(option).toBe('no');
  });

  test('is everything at a table with the base game alone, but for boxes that we do not hold', () => {
    expect(factsOf(tables, { books: [] })).toEqual({
      on: ['kobol'],
      not: factsIn(tables).filter(fact => fact !== 'kobol' && fact !== 'exodus'),
    });
  });

  test('follows from the books: what another one brings is out, the rest may be either', () => {
    expect(knownOf({ books: ['daybreak'] })).toEqual({
      pegasus: 'no',
      daybreak: 'yes',
      expansion: 'yes',
      kobol: 'not said',
      'new-caprica': 'no',
      earth: 'not said',
      leader: 'not said',
      'sympathetic-cylon': 'no',
      seven: 'not said',
      exodus: 'not said',
    });
  });

  test('follows from an objective: its book is there, other objectives are not', () => {
    const facts = factsOf(tables, { objective: 'new-caprica' });
    expect(facts.on).toEqual(['pegasus', 'expansion', 'new-caprica']);
    expect(facts.not).toEqual(['kobol', 'earth', 'sympathetic-cylon']);
  });

  test('includes options: they are off until somebody agrees on them', () => {
    const books = ['pegasus'];
    expect(knownOf({ books })['sympathetic-cylon']).toBe('no');
    expect(knownOf({ books, options: ['sympathetic-cylon'] })['sympathetic-cylon']).toBe('yes');
  });

  test('passes over a saying that no table fits', () => {
    const base = factsOf(tables, { books: [] });
    expect(factsOf(tables, { books: [], objective: 'earth', leader: true, seats: 7 })).toEqual(base);
  });

  test('includes a Leader once seven play', () => {
    expect(knownOf({ books: ['pegasus'], seats: 7 })['leader']).toBe('yes');
    expect(knownOf({ books: ['pegasus'], seats: 6 })['seven']).toBe('no');
  });

  test.each(tables.worlds.map(world => [nameOf(world), world] as const))(
    'is all of %s when all is said',
    (_, world) => {
      const on = (list: readonly string[]) => list.filter(fact => world.has(fact));
      const said = {
        books: on(tables.books),
        objective: on(tables.objectives)[0],
        leader: world.has('leader'),
        options: on(tables.options),
        seats: world.has('seven') ? 7 : 5,
      };
      expect(factsOf(tables, said)).toEqual(factsOfWorld(tables, world));
    },
  );
});

test('a condition names a fact or denies it', () => {
  expect(readCondition('leader')).toEqual({ fact: 'leader', wanted: true });
  expect(readCondition('!leader')).toEqual({ fact: 'leader', wanted: false });
  expect(isFact('leader')).toBe(true);
  expect(isFact('admiral')).toBe(false);
});

test('what is under a condition is out once it is known not to hold', () => {
  const facts = factsOf(tables, { books: ['pegasus'], leader: false });
  expect(isOut(facts, ['leader'])).toBe(true);
  expect(isOut(facts, ['!leader'])).toBe(false);
  expect(isOut(facts, ['new-caprica'])).toBe(false);
  expect(isOut(facts, ['!expansion'])).toBe(true);
});

test('conditions are known to hold once each of them is', () => {
  const facts = factsOf(tables, { books: ['pegasus'], leader: false });
  expect(areKnown(facts, ['pegasus', '!leader'])).toBe(true);
  expect(areKnown(facts, ['new-caprica'])).toBe(false);
  expect(areKnown(facts, ['!new-caprica'])).toBe(false);
  expect(areKnown(facts, [])).toBe(true);
});
