import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { tables } from '#books/atBuild/facts.ts';
import { books } from '#books/registry.ts';
import { conditionsOf, inForce } from '#collections/inForce.ts';
import { atom } from '#collections/schemas.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import { holdsIn, nameOf, type World } from '#rules/facts.ts';

const atoms = books.flatMap(book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? []);
const worldOf = (name: string): World => {
  const found = tables.worlds.find(world => nameOf(world) === name);
  if (found === undefined) throw new Error(`There is no table ${name}; see tables.worlds.`);
  return found;
};
const inForceAt = (name: string) => inForce(atoms, worldOf(name));

test('every rule is in force at some table, but for those that speak of a box we do not hold', () => {
  const never = atoms.filter(({ id }) => !tables.worlds.some(world => inForce(atoms, world).has(id)));
  expect(never.filter(one => !conditionsOf(one).includes('exodus')).map(({ id }) => id)).toEqual([]);
});

test('the base game alone has all its own rules', () => {
  expect([...inForceAt('kobol')]).toEqual(
    atoms.filter(({ id }) => conditionsOf({ id }).length === 0).map(({ id }) => id),
  );
});

test('a Leader changes the Loyalty deck, Pegasus alone does not', () => {
  expect(inForceAt('pegasus.kobol')).toContain('loyalty-deck.five-players');
  expect(inForceAt('pegasus.kobol')).not.toContain('pegasus.loyalty-deck.composition');
  expect(inForceAt('pegasus.kobol.leader')).not.toContain('loyalty-deck.five-players');
  expect(inForceAt('pegasus.kobol.leader')).toContain('pegasus.loyalty-deck.composition');
});

test('one goal holds at a table', () => {
  const goals = ['goal.humans', 'pegasus.new-caprica.winning.humans-win', 'daybreak.earth.objective'];
  for (const world of tables.worlds) {
    const rules = inForce(atoms, world);
    expect(goals.filter(goal => rules.has(goal))).toHaveLength(1);
  }
});

test('a rule that gave way does not come back because what replaced it gave way as well', () => {
  const revived = tables.worlds.flatMap(world => {
    const said = atoms.filter(one => holdsIn(world, conditionsOf(one)));
    const rules = inForce(atoms, world);
    return said.flatMap(({ id, replaces = [] }) =>
      replaces
        .filter(rule => !rules.has(id) && rules.has(rule))
        .map(rule => `${nameOf(world)}: ${rule} after ${id}`),
    );
  });
  expect(revived).toEqual([]);
});
