/** The positions that the benches of the expansions begin with, in the notation of scenarios, with their switches. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { fingerprint, gameFrom, makeSave } from '../engine/index.ts';
import type { State } from '../engine/model/state.ts';
import { startOnSite } from '../machines/sandbox/benches/ofTables.ts';
import {
  atRest,
  libraryOfTable,
  makeStart,
  type Setting,
  type Switches,
  settingsOf,
} from '../machines/tableBench.ts';
import { type StoredTable, storeTable } from '../machines/tables/stored.ts';
import type { TableBenchId } from '../machines/tables/tables.ts';
import { readerFor } from '../scenarios/reader/readerFor.ts';
import { contentRoot } from './contentRoot.ts';
import { memoize } from './memoize.ts';

const part = z.record(z.string(), z.unknown());
const file = z.strictObject({
  books: z.array(z.enum(['base', 'pegasus', 'daybreak'])).min(2),
  game: part,
  position: part,
  /** What each option of a switch changes in it. */
  switches: z.record(z.string(), z.record(z.string(), part)),
});
type File = z.infer<typeof file>;

/** A bench laid out in all the ways in which it can begin. */
export const benchTable = memoize(async (bench: TableBenchId) => {
  const found = file.parse(parse(readFileSync(join(contentRoot, `benches/${bench}.yaml`), 'utf8')));
  const switches: Switches = Object.fromEntries(
    Object.entries(found.switches).map(([name, options]) => [name, Object.keys(options)]),
  );
  const starts = await Promise.all(
    settingsOf(switches).map(
      async setting => [makeStart(setting), await laidOut(bench, found, setting)] as const,
    ),
  );
  const lib = await readerFor(stringify(found)).then(reader => reader.lib);
  const { sources } = lib;
  const own = libraryOfTable(sources, bench);
  return {
    books: found.books,
    sources,
    switches,
    starts: Object.fromEntries(starts.map(([start, state]) => [start, atRest(own, state)])),
    saves: starts.map(([start, state]) => ({
      id: startOnSite(bench, start),
      save: makeSave(gameFrom(lib, state).game),
    })),
  };
});

async function laidOut(bench: TableBenchId, { switches, ...usual }: File, setting: Setting): Promise<State> {
  const { books, game, position } = Object.entries(setting).reduce<object>(
    (all, [name, option]) => merged(all, switches[name]?.[option] ?? {}),
    usual,
  ) as typeof usual;
  const text = stringify({ id: `benches/${bench}`, books, game, position });
  const reader = await readerFor(text);
  const loaded = reader.read(text, `benches/${bench}.yaml`);
  if (!loaded.ok) {
    const wrong = loaded.problems.map(({ message, line }) => `${line}: ${message}`).join('\n');
    throw new Error(`The bench ${bench} (${makeStart(setting)}) cannot be laid out:\n${wrong}\n${text}`);
  }
  return loaded.start;
}

/** The file that a page fetches, named by its content. */
export const tableFile = memoize(async (bench: TableBenchId) => {
  const { starts } = await benchTable(bench);
  const stored: StoredTable = storeTable(starts);
  const text = JSON.stringify(stored);
  return { name: `${bench}.${fingerprint(text)}`, text };
});

/** Of two trees the later one's leaves; what it sets to nothing is left out. */
function merged(one: object, other: object): object {
  const all = new Map<string, unknown>(Object.entries(one));
  for (const [key, more] of Object.entries(other)) {
    const known = all.get(key);
    if (more === null) all.delete(key);
    else all.set(key, isTree(known) && isTree(more) ? merged(known, more) : more);
  }
  return Object.fromEntries(all);
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
