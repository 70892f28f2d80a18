/** The positions that tables begin with, in the notation of scenarios, with their switches. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { bookOfBench, theSimulator } from '#books/atBuild/play.ts';
import { readerFor } from '#books/readerFor.ts';
import { type Book, books, optionalIn } from '#books/registry.ts';
import { memoize } from '#collections/memoize.ts';
import { fingerprint, gameFrom, type Library, makeSave } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { startOnSite } from '../asGame/ofTables.ts';
import type { TableBenchId } from '../benches.ts';
import type { Starts } from '../kit/deedBench.ts';
import { type StoredTable, storeTable } from './stored.ts';
import { atRest, makeStart, type Setting, type Switches, settingsOf, tableLibrary } from './tableBench.ts';

const part = z.record(z.string(), z.unknown());
/** What each option of a switch changes. */
const switching = z.record(z.string(), z.record(z.string(), part));
const file = z.strictObject({
  books: z.array(z.enum(books)).min(2),
  game: part,
  position: part,
  switches: switching.default({}),
  /** What is otherwise where all books are on the table; a bench without it is played with its own. */
  together: z
    .strictObject({ game: part.optional(), position: part.optional(), switches: switching.optional() })
    .optional(),
});
type Laying = Omit<z.infer<typeof file>, 'together'>;

/** A bench laid out in all the ways in which it can begin. */
export interface LaidTable {
  readonly books: readonly Book[];
  readonly sources: Library['sources'];
  readonly switches: Switches;
  readonly starts: Starts;
  /** The same as saved games, which the sandbox opens. */
  readonly saves: readonly { readonly id: string; readonly save: string }[];
}

/** A position stands in the folder of its simulator. */
const positionFile = (bench: TableBenchId): string =>
  resolve(`src/books/${bookOfBench(bench)}/site/simulators/${bench}/position.yaml`);

/** A bench with its own books, and behind it with all of them, if that is another game. */
export const benchTables = memoize(async (bench: TableBenchId): Promise<readonly LaidTable[]> => {
  const { together, ...own } = file.parse(parse(readFileSync(positionFile(bench), 'utf8')));
  const layings = [own, ...(together ? [merged({ ...own, books }, together) as Laying] : [])];
  return Promise.all(layings.map(laying => tableOf(bench, laying)));
});

async function tableOf(bench: TableBenchId, laying: Laying): Promise<LaidTable> {
  const switches: Switches = Object.fromEntries(
    Object.entries(laying.switches).map(([name, options]) => [name, Object.keys(options)]),
  );
  const starts = await Promise.all(
    settingsOf(switches).map(
      async setting => [makeStart(setting), await laidOut(bench, laying, setting)] as const,
    ),
  );
  const { lib } = await readerFor(stringify(laying));
  const own = tableLibrary(lib.sources, theSimulator(bench, 'table').deeds);
  const more = optionalIn(laying.books).filter(book => book !== bookOfBench(bench));
  return {
    books: laying.books,
    sources: lib.sources,
    switches,
    starts: Object.fromEntries(starts.map(([start, state]) => [start, atRest(own, state)])),
    saves: starts.map(([start, state]) => ({
      id: startOnSite(bench, more, start),
      save: makeSave(gameFrom(lib, state).game),
    })),
  };
}

async function laidOut(
  bench: TableBenchId,
  { switches, ...usual }: Laying,
  setting: Setting,
): Promise<State> {
  const { books, game, position } = Object.entries(setting).reduce<object>(
    (all, [name, option]) => merged(all, switches[name]?.[option] ?? {}),
    usual,
  ) as typeof usual;
  const text = stringify({ id: `benches/${bench}`, books, game, position });
  const reader = await readerFor(text);
  const loaded = reader.read(text, positionFile(bench));
  if (!loaded.ok) {
    const wrong = loaded.problems.map(({ message, line }) => `${line}: ${message}`).join('\n');
    throw new Error(`The bench ${bench} (${makeStart(setting)}) cannot be laid out:\n${wrong}\n${text}`);
  }
  return loaded.start;
}

/** The files that a page fetches, one a table, named by their content. */
export const tableFiles = memoize(async (bench: TableBenchId) => {
  const tables = await benchTables(bench);
  return tables.map(({ starts }) => {
    const stored: StoredTable = storeTable(starts);
    const text = JSON.stringify(stored);
    return { name: `${bench}.${fingerprint(text)}`, text };
  });
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
