import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tables } from '#books/atBuild/facts.ts';
import { libraryOf } from '#books/libraries.ts';
import { books } from '#books/registry.ts';
import { inForce } from '#collections/inForce.ts';
import { atom } from '#collections/schemas.ts';
import { checkYamlFile } from '#collections/yaml.ts';
import { type Library, Table } from '#engine/index.ts';
import { nameOf, type World } from '#rules/facts.ts';
import { newGame } from '../kit/games.ts';
import { gameOptions } from '../kit/options.ts';
import { uniform } from '../kit/players.ts';
import { random } from '../kit/random.ts';

const atoms = books.flatMap(book => checkYamlFile('content', `atoms/${book}.yaml`, z.array(atom)).data ?? []);

/** Rules that the engine names although they have given way at some tables. The list may only get shorter. */
const known: ReadonlySet<string> = new Set(
  z.array(z.string()).parse(parse(readFileSync('test/rules/citedElsewhere.yaml', 'utf8'))),
);

const met = new Set<string>();

/** The rules that the log of a few games at this table names. */
function cited(lib: Library, world: World): ReadonlySet<string> {
  const characters = [...lib.characters.values()];
  const leaders = characters.filter(one => one.class === 'cylon-leader');
  const others = characters.filter(one => one.class !== 'cylon-leader' && one.alternateOf === undefined);
  const players = world.has('seven') ? 7 : 6;
  const seated = [...(world.has('leader') ? leaders.slice(0, 1) : []), ...others].slice(0, players);
  const found = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const below = random(seed);
    const player = uniform(below);
    const options = gameOptions(players, {
      books: lib.books,
      objective: tables.objectives.find(objective => world.has(objective)) ?? '',
      options: Object.fromEntries(
        tables.options.filter(option => world.has(option)).map(option => [option, true]),
      ),
      seats: seated.map(({ id }, at) => ({ id: `p${at + 1}`, character: id })),
      seed,
    });
    const table = new Table(newGame(options, {}, lib), { passIdle: true });
    for (let choice = table.state.pending[0]; choice !== undefined; choice = table.state.pending[0]) {
      table.play({ seat: choice.seat, choose: player(choice) });
      for (const { cause } of table.run.events) if (cause.rule !== undefined) found.add(cause.rule);
    }
  }
  return found;
}

test.each(tables.worlds.map(world => [nameOf(world), world] as const))(
  'what the log of games names is in force: %s',
  async (_, world) => {
    const lib = await libraryOf(['base', ...tables.books.filter(book => world.has(book))]);
    const force = inForce(atoms, world);
    const rules = cited(lib, world);
    // If few were named, this would prove little.
    expect(rules.size).toBeGreaterThan(40);
    const gone = [...rules].filter(rule => !force.has(rule));
    for (const rule of gone) met.add(rule);
    expect(gone.filter(rule => !known.has(rule))).toEqual([]);
  },
);

test('what the list of those that have given way names, the log does name', () => {
  expect([...known].filter(rule => !met.has(rule))).toEqual([]);
});
