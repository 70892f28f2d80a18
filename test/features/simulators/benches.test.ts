import { describe, expect, test, vi } from 'vitest';
import { benches, tableBenches, theSimulator } from '#books/atBuild/play.ts';
import { booksNamed } from '#books/libraries.ts';
import { compile, compileLaidOut } from '#engine/index.ts';
import { attackBench } from '#features/simulators/attack/attackBench.ts';
import type { BenchId, TableBenchId } from '#features/simulators/benches.ts';
import { checkBench } from '#features/simulators/check/checkBench.ts';
import { printedCheck } from '#features/simulators/check/printedCheck.ts';
import { damageBench, damageStarts } from '#features/simulators/damage/damageBench.ts';
import { fleetBench } from '#features/simulators/fleet/fleetBench.ts';
import { fleetBenches } from '#features/simulators/fleet/fleetBenches.ts';
import { fleetBook } from '#features/simulators/fleet/fleetBook.ts';
import { flightBench, flightStarts } from '#features/simulators/flight/flightBench.ts';
import { journeyLibrary, jumpBench } from '#features/simulators/jump/jumpBench.ts';
import { loyaltyBench, seatingOf } from '#features/simulators/loyalty/loyaltyBench.ts';
import { loyaltyBook } from '#features/simulators/loyalty/loyaltyBook.ts';
import { officeBook } from '#features/simulators/succession/officeBook.ts';
import { officeLibrary, successionBench } from '#features/simulators/succession/successionBench.ts';
import { benchTables } from '#features/simulators/tables/benchTables.ts';
import { tableBench, tableLibrary } from '#features/simulators/tables/tableBench.ts';
import type { Bench } from '#ui/bench/bench.ts';
import { journeyBook } from '#ui/turn/journeyBook.ts';
import { turnSteps } from '#ui/turn/situations.ts';
import { turnBench } from '#ui/turn/turnBench.ts';
import { benchContract, type Contract } from '../../kit/benchContract.ts';
import { baseBook } from '../../kit/books.ts';
import { everyNth } from '../../kit/sampling.ts';
import {
  admiral,
  crew,
  damagedWith,
  flownWith,
  flyers,
  printedStart,
  ships as sailing,
} from '../../kit/simulators.ts';

const engine = vi.hoisted(() => ({ steps: [] as string[] }));
vi.mock(import('#engine/game.ts'), async original => {
  const game = await original();
  const names = new WeakMap<object, number>();
  let named = 0;
  const nameOf = (state: object) => {
    const name = names.get(state) ?? named++;
    names.set(state, name);
    return name;
  };
  const apply: typeof game.apply = (from, made, drive) => {
    engine.steps.push(`${nameOf(from.state)} ${JSON.stringify(made)}`);
    return game.apply(from, made, drive);
  };
  return { ...game, apply };
});

const flight = compileLaidOut([flownWith]);
const damage = compileLaidOut([damagedWith]);
const ships = compileLaidOut([fleetBook(baseBook, sailing)]);
const { raiders, boarding } = fleetBenches;

/** A bench, ready for its contract. */
const keeps =
  <State, Move>(bench: Bench<State, Move>, never: Contract<State, Move>['never'] = {}) =>
  () =>
    benchContract({ bench, never, engine });

/** Laid out as the page that shows it is built. */
const tables = new Map(
  await Promise.all(
    tableBenches.map(async id => {
      const laid = await benchTables(id);
      const { deeds } = theSimulator(id, 'table');
      const each = laid.map(({ sources, starts }) =>
        tableBench(id, tableLibrary(sources, deeds), deeds, starts),
      );
      return [id, each] as const;
    }),
  ),
);
/** With its own books, or with all of them. */
function table(id: TableBenchId, books: 'own' | 'all' = 'own') {
  const bench = tables.get(id)?.at(books === 'own' ? 0 : 1);
  if (bench === undefined) throw new Error(`The bench ${id} is missing.`);
  return bench;
}
const books = {
  base: await booksNamed(['base']),
  pegasus: await booksNamed(['pegasus']),
  daybreak: await booksNamed(['daybreak']),
};
const loyalty = (bench: BenchId, book: keyof typeof books) =>
  loyaltyBench(seatingOf(compile(books[book].map(loyaltyBook))), theSimulator(bench, 'loyalty').start);
const succession = (bench: BenchId, book: keyof typeof books) =>
  successionBench(officeLibrary(books[book].map(officeBook)), theSimulator(bench, 'succession').start);
const goesOn = { over: 'It takes longer than these walks to bring this table to the end of a game.' };

/** What these walks do not come to on a table; on the others they come to everything. */
const missed: { readonly [id in TableBenchId]?: Contract<unknown, unknown>['never'] } = {
  reckless: goesOn,
  occupation: goesOn,
  abilities: goesOn,
  mutiny: goesOn,
  'assault-raptors': goesOn,
  motives: { asked: 'Nobody has to decide anything: Motives are shown at will.' },
};

const contracts: { readonly [id in Exclude<BenchId, TableBenchId>]: () => void } = {
  turn: keeps(turnBench({ steps: turnSteps, skipped: { brig: ['movement', 'crisis'] } })),
  check: keeps(checkBench(printedCheck(baseBook, printedStart))),
  attack: keeps(attackBench(ships)),
  vipers: keeps(flightBench(flight, flyers.hand, flightStarts(flight, flyers)), {
    over: 'No viper brings the game to its end.',
  }),
  raiders: keeps(fleetBench('raiders', ships, raiders.start, raiders.activations, sailing)),
  boarding: keeps(fleetBench('boarding', ships, boarding.start, boarding.activations, sailing)),
  damage: keeps(damageBench(damage, crew.mechanic, damageStarts(damage, crew))),
  jump: keeps(jumpBench(journeyLibrary(journeyBook(baseBook, admiral)), admiral)),
  loyalty: keeps(loyalty('loyalty', 'base')),
  'loyalty-pegasus': keeps(loyalty('loyalty-pegasus', 'pegasus')),
  'loyalty-daybreak': keeps(loyalty('loyalty-daybreak', 'daybreak')),
  succession: keeps(succession('succession', 'base')),
  'succession-pegasus': keeps(succession('succession-pegasus', 'pegasus')),
  'succession-daybreak': keeps(succession('succession-daybreak', 'daybreak')),
};

const isTable = (id: BenchId): id is TableBenchId => tables.has(id as TableBenchId);

describe.each(everyNth(benches, 3))('the bench of %s', id =>
  isTable(id) ? keeps(table(id), missed[id])() : contracts[id](),
);

/** Those that are another game where all books are on the table. */
const withAll = tableBenches.filter(id => (tables.get(id)?.length ?? 0) > 1);

test('benches of one expansion in which the other changes something are played with both', () => {
  expect(withAll).toEqual(['reckless', 'execution', 'occupation', 'abilities', 'motives']);
});

describe('the bench of reckless with all books', keeps(table('reckless', 'all'), goesOn));
