/** What can be tried out of every book, all at hand: where pages are built and for tests. */

import type { Simulator, SimulatorOf } from '#books/playFacet.ts';
import { type Book, books, load } from '#books/registry.ts';
import type { BenchId, TableBenchId } from '#features/simulators/benches.ts';

interface Found {
  readonly id: BenchId;
  readonly book: Book;
  readonly simulator: Simulator;
}

const facets = await load('play', books);
const inBooks: readonly Found[] = (
  await Promise.all(
    facets.map(async ({ simulators }, at) =>
      Object.entries(await simulators()).map(([id, simulator]) => ({
        id: id as BenchId,
        book: books[at] as Book,
        simulator,
      })),
    ),
  )
).flat();

const isTable = ({ simulator }: Found): boolean => simulator.of === 'table';

/** The tables, in the order in which they are shown; a game of their own each, so they come after the others. */
const ofTables = inBooks.filter(isTable);
const all = new Map<string, Found>(
  [...inBooks.filter(found => !isTable(found)), ...ofTables].map(found => [found.id, found]),
);

export const tableBenches = ofTables.map(({ id }) => id as TableBenchId);

/** All of them in the order in which they are shown. */
export const benches: readonly BenchId[] = [...all.values()].map(({ id }) => id);

function found(bench: BenchId): Found {
  const one = all.get(bench);
  if (one === undefined) throw new Error(`No book has a simulator "${bench}"`);
  return one;
}

/** The simulator whose page another one shares; undefined where it has its own. */
export function joinedBy(bench: BenchId): BenchId | undefined {
  const { simulator } = found(bench);
  return 'joins' in simulator ? (simulator.joins as BenchId | undefined) : undefined;
}

/** Those that have a page of their own, in the order in which they are shown. */
export const pagesOfBenches: readonly BenchId[] = benches.filter(id => joinedBy(id) === undefined);

/** Those that stand on a page together, one that others have joined first. */
export const together = (bench: BenchId): readonly BenchId[] => [
  bench,
  ...benches.filter(id => joinedBy(id) === bench),
];

/** The book whose rules a simulator is about. */
export const bookOfBench = (bench: BenchId): Book => found(bench).book;

/** Which machine plays a simulator. */
export const machineOf = (bench: BenchId): Simulator['of'] => found(bench).simulator.of;

/** What stands on a simulator; undefined where another machine plays it. */
export function simulatorOf<Of extends Simulator['of']>(bench: BenchId, of: Of): SimulatorOf<Of> | undefined {
  const { simulator } = found(bench);
  return simulator.of === of ? (simulator as SimulatorOf<Of>) : undefined;
}

/** The same where it is known which machine plays it. */
export function theSimulator<Of extends Simulator['of']>(bench: BenchId, of: Of): SimulatorOf<Of> {
  const one = simulatorOf(bench, of);
  if (one === undefined) throw new Error(`The simulator "${bench}" is not one of "${of}"`);
  return one;
}

const newGame = facets.find(facet => facet.newGame !== undefined)?.newGame;
if (newGame === undefined) throw new Error('No book says how a first game begins.');
/** The game that follows the lessons, as its address names it. */
export const { firstRound } = newGame;
