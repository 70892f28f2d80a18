import { describe, expect, test } from 'vitest';
import { bookOfBench, tableBenches, theSimulator } from '#books/atBuild/play.ts';
import { booksNamed } from '#books/libraries.ts';
import {
  apply,
  compile,
  compileLaidOut,
  type Game,
  isOver,
  optionsOf,
  sample,
  viewFor,
} from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Step } from '#engine/model/vocabulary.ts';
import { cylonShipTable } from '#engine/tools/cylonShips.ts';
import type { Stop } from '#engine/tools/deeds.ts';
import { loyaltiesOf } from '#engine/tools/loyalty.ts';
import { openGame } from '#features/sandbox/machine/openGame.ts';
import { type AtTable, chanceDue } from '#features/sandbox/machine/table.ts';
import { openingIn } from '#features/sandbox/openingIn.ts';
import { benchOpening } from '#features/simulators/asGame/benchOpening.ts';
import { attackBench } from '#features/simulators/attack/attackBench.ts';
import { checkBench, checkLibrary, judgeCheck } from '#features/simulators/check/checkBench.ts';
import { printedCheck } from '#features/simulators/check/printedCheck.ts';
import { damageBench, damageStarts } from '#features/simulators/damage/damageBench.ts';
import { positionOf } from '#features/simulators/fleet/fleet.ts';
import { fleetBench, fleetStage } from '#features/simulators/fleet/fleetBench.ts';
import { fleetBenches } from '#features/simulators/fleet/fleetBenches.ts';
import { attackBook, fleetBook } from '#features/simulators/fleet/fleetBook.ts';
import { makeFleet } from '#features/simulators/fleet/makeFleet.ts';
import { flightBench, flightStarts } from '#features/simulators/flight/flightBench.ts';
import { journeyLibrary, jumpBench } from '#features/simulators/jump/jumpBench.ts';
import { loyaltyBench, seatingOf } from '#features/simulators/loyalty/loyaltyBench.ts';
import { loyaltyBook } from '#features/simulators/loyalty/loyaltyBook.ts';
import { officeBook } from '#features/simulators/succession/officeBook.ts';
import { officeLibrary, successionBench } from '#features/simulators/succession/successionBench.ts';
import { benchTables } from '#features/simulators/tables/benchTables.ts';
import { tableBench, tableLibrary } from '#features/simulators/tables/tableBench.ts';
import type { Bench } from '#ui/bench/bench.ts';
import { begin, type Course, stateOf, stopOf } from '#ui/bench/course.ts';
import type { FetchOnSite } from '#ui/table/onSite.ts';
import { journeyBook } from '#ui/turn/journeyBook.ts';
import { turnSteps } from '#ui/turn/situations.ts';
import { type Situation, situations } from '#ui/turn/turnBench.ts';
import { walkOf } from '../../kit/benchContract.ts';
import { baseBook } from '../../kit/books.ts';
import { random } from '../../kit/random.ts';
import { full } from '../../kit/sampling.ts';
import {
  admiral,
  crew,
  damagedWith,
  flownWith,
  flyers,
  printedStart,
  ships as sailing,
} from '../../kit/simulators.ts';

const tables = (
  await Promise.all(tableBenches.map(async id => (await benchTables(id)).map(table => ({ id, ...table }))))
).flat();
const saves = new Map(tables.flatMap(table => table.saves.map(({ id, save }) => [id, save])));

async function openedBy(hash: string) {
  const opening = openingIn(hash);
  if (opening === undefined) throw new Error('It names nothing.');
  const onSite: FetchOnSite = async (_, id) => {
    const save = saves.get(id);
    return save === undefined ? 'unknown' : { save };
  };
  return openGame(opening, onSite, benchOpening);
}

const walks = full ? 12 : 3;
const most = full ? 250 : 16;
const playedOnFrom = full ? 25 : 3;

const some = <T>(all: readonly T[], n: number): readonly T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / n) === 0);

/** Every state that readers come to who press what is offered. */
function statesOf<State, Move>(bench: Bench<State, Move>): readonly State[] {
  const met = Array.from({ length: walks }, (_, seed) => walkOf(bench, seed + 1)).flat();
  const states = [...new Map(met.map(state => [bench.make(state), state])).values()];
  return some(states, most);
}

/** What lies on the table, however its pieces are numbered. */
const pieces = ({ ships, seats, ...state }: State) => ({
  ships: ships
    .map(({ id: _, pilot, cargo: __, ...ship }) => ({
      ...ship,
      pilot: pilot === undefined ? undefined : seats[pilot]?.id,
    }))
    .map(ship => JSON.stringify(ship))
    .toSorted(),
  centurions: state.centurions,
  resources: state.resources,
  jumpTrack: state.jumpTrack,
  travelled: state.travelled,
  reserves: state.reserves,
  damagedVipers: state.damagedVipers,
  destroyed: state.destroyed.vipers,
  galacticaDamage: state.galacticaDamage,
  over: state.over?.winner,
});
const held = ({ seats, titles, slots }: State) => ({
  titles,
  slots,
  seats: seats.map(({ turns: _, place, ...seat }) => ({
    ...seat,
    place: place.in === 'viper' ? 'viper' : place,
  })),
});
const asksOf = ({ asked }: Pick<Stop, 'asked'>) =>
  asked && {
    seat: asked.seat,
    prompt: asked.prompt,
    options: optionsOf(asked)
      .map(({ id }) => id)
      .toSorted(),
  };

/** Every state of a bench stands in the sandbox as it stands there. */
function standsAsOn<S, Move>(
  bench: Bench<S, Move>,
  courseOf: (state: S) => Course,
  /** Whether it is about everything that belongs to a game, hands and decks too. */
  isWhole: boolean,
  /** What the bench shows where its course has not led there yet. */
  between: (state: S) => State | undefined = () => undefined,
  more: readonly string[] = [],
) {
  const name = [bench.name, ...more].join('+');
  const states = statesOf(bench);
  test(`${name}: ${states.length} states stand in the sandbox as on the bench`, async () => {
    for (const state of states) {
      const text = `${name}.${bench.make(state)}`;
      const stop = stopOf(courseOf(state));
      const { opened, table } = await openedBy(`#bench=${text}`);
      expect(opened, text).toEqual({ ok: true });
      const now = table?.game.state ?? never();
      const beat = between(state);
      const there = beat ?? stop.game.state;
      expect(pieces(now), text).toEqual(pieces(there));
      if (isWhole) expect(held(now), text).toEqual(held(there));
      if (beat !== undefined || stop.asked === undefined) continue;
      if (stop.asked.seat === 'chance') {
        expect(chanceDue(table ?? never())?.prompt, text).toBe(stop.asked.prompt);
        continue;
      }
      const asks = asksOf(stop);
      // In a whole game more can be done in an action than these benches have.
      const options = asks?.prompt === 'action' ? expect.arrayContaining(asks.options) : asks?.options;
      expect(asksOf({ asked: now.pending[0] }), text).toEqual({ ...asks, options });
    }
  });
  test(`${name}: the game goes on from there`, async () => {
    for (const state of some(states, playedOnFrom)) {
      const { table } = await openedBy(`#bench=${name}.${bench.make(state)}`);
      expect(playedOn(table?.game ?? never()), bench.make(state)).toBeGreaterThan(0);
    }
  });
}

/** Turns that have begun after so many random choices; as many as are needed, where the game comes to its end. */
function playedOn(opened: Game): number {
  const below = random(3);
  let game = opened;
  for (let made = 0; made < 200 && !isOver(game); made++) {
    const [choice] = game.state.pending;
    const step =
      choice && apply(game, { seat: choice.seat, choose: sample(choice, below) }, { passIdle: true });
    if (!step?.ok) throw new Error('The game does not go on.');
    game = step.game;
  }
  return isOver(game) ? 1 : game.turns.length;
}

const library = (part: (book: typeof baseBook) => typeof baseBook) => {
  const lib = compileLaidOut([part(baseBook)]);
  if (lib === undefined) throw new Error('There is no library.');
  return lib;
};

describe('the benches of the base game', () => {
  const ships = library(book => fleetBook(book, sailing));
  const flight = library(() => flownWith);
  const damage = library(() => damagedWith);
  standsAsOn(attackBench(library(book => attackBook(book, sailing))), ({ course }) => course, false);
  for (const name of ['raiders', 'boarding'] as const) {
    const { start, activations } = fleetBenches[name];
    const bench = fleetBench(name, ships, start, activations, sailing);
    standsAsOn(
      bench,
      ({ fleet, run }) => run?.course ?? begin(cylonShipTable(ships), positionOf(ships, fleet, sailing)),
      false,
      ({ fleet, run }) =>
        run !== undefined &&
        fleetStage({ fleet, run, sector: 'bow' }) === 'watching' &&
        stateOf(run.course).over === undefined
          ? run.beats[run.shown - 1]?.state
          : undefined,
    );
  }
  standsAsOn(flightBench(flight, flyers.hand, flightStarts(flight, flyers)), ({ course }) => course, false);
  standsAsOn(damageBench(damage, crew.mechanic, damageStarts(damage, crew)), ({ course }) => course, false);
  standsAsOn(jumpBench(journeyLibrary(journeyBook(baseBook, admiral)), admiral), course => course, false);
});

describe('the benches that are whole tables', () => {
  for (const { id, books, sources, starts } of tables) {
    const { deeds } = theSimulator(id, 'table');
    standsAsOn(
      tableBench(id, tableLibrary(sources, deeds), deeds, starts),
      ({ course }) => course,
      true,
      undefined,
      books.filter(book => book !== 'base' && book !== bookOfBench(id)),
    );
  }
});

describe('the check of the bench', () => {
  const bench = checkBench(printedCheck(baseBook, printedStart));
  const states = statesOf(bench);
  test(`${states.length} checks are asked in the sandbox as on the bench`, async () => {
    for (const { check, given, stage, ...rest } of states) {
      const text = bench.make({ check, given, stage, ...rest });
      const { opened, table } = await openedBy(`#bench=check.${text}`);
      expect(opened, text).toEqual({ ok: true });
      const start = table && startOf(table);
      const asked = start?.game.state.stack.find(frame => frame.check)?.check;
      expect({ ...asked }, text).toMatchObject(check);
      const hands = start?.game.state.seats.map(({ hand }) => hand.toSorted());
      expect(hands, text).toEqual([given.current, given.left, given.next].map(hand => hand.toSorted()));
      const order = [1, 2, 0];
      const hand = [given.current, given.left, given.next];
      const first = order.find(seat => (hand[seat]?.length ?? 0) > 0);
      if (stage === 'gathering' && first !== undefined)
        expect(table?.game.state.pending[0], text).toMatchObject({ prompt: 'contribute', seat: first });
      else {
        const judged = judgeCheck(checkLibrary(baseBook, check), {
          destiny: given.destiny,
          players: [given.current, given.left, given.next],
        });
        const said = table?.events.find(event => event.type === 'check-totalled');
        expect(said, text).toMatchObject({ strength: judged.strength });
        const decided = table?.events.find(event => event.type === 'check-decided');
        expect(decided, text).toMatchObject({ result: judged.result });
      }
    }
  });
});

const startOf = (table: AtTable): AtTable => (table.earlier === undefined ? table : startOf(table.earlier));

describe.each([
  ['base', 'loyalty', 'succession'],
  ['pegasus', 'loyalty-pegasus', 'succession-pegasus'],
  ['daybreak', 'loyalty-daybreak', 'succession-daybreak'],
] as const)('people of the bench, %s', (book, ofLoyalty, ofSuccession) => {
  test('everybody holds the Loyalty cards that have been dealt there', async () => {
    const books = await booksNamed([book]);
    const lib = compile(books.map(loyaltyBook));
    const bench = loyaltyBench(seatingOf(lib), theSimulator(ofLoyalty, 'loyalty').start);
    for (const state of statesOf(bench)) {
      const text = `${ofLoyalty}.${bench.make(state)}`;
      const { opened, table } = await openedBy(`#bench=${text}`);
      expect(opened, text).toEqual({ ok: true });
      const { seats, options } = table?.game.state ?? never();
      expect(seats.map(({ character }) => character)).toEqual(state.characters);
      expect(options.books).toEqual(books.map(({ id }) => id));
      if (state.phase === 'seating') continue;
      const { dealt, woken } = loyaltiesOf(lib, state.characters, state.seed);
      expect(
        seats.map(({ loyalty, shown }) => [...loyalty.map(({ card }) => card), ...shown].toSorted()),
        text,
      ).toEqual((state.phase === 'woken' ? woken : dealt).map(({ cards }) => cards.toSorted()));
    }
  });

  test('everybody holds the offices that he has come to there', async () => {
    const lib = officeLibrary((await booksNamed([book])).map(officeBook));
    const bench = successionBench(lib, theSimulator(ofSuccession, 'succession').start);
    for (const state of statesOf(bench)) {
      const text = `${ofSuccession}.${bench.make(state)}`;
      const { opened, table } = await openedBy(`#bench=${text}`);
      expect(opened, text).toEqual({ ok: true });
      const now = table?.game.state ?? never();
      const there = stopOf(state.course).game.state;
      const of = ({ seats, titles }: State) => ({
        titles,
        seats: seats.map(({ character, revealed, place }) => ({
          character,
          revealed,
          jailed: place.in === 'location' && place.location === 'brig',
        })),
      });
      expect(of(now), text).toEqual(of(there));
    }
  });
});

test.each(situations.flatMap(situation => turnSteps.map(step => [situation, step] as const)))(
  'the turn bench is taken along: %s, %s',
  async (situation, step) => {
    const { opened, table } = await openedBy(`#bench=turn.${situation}.${step}`);
    expect(opened).toEqual({ ok: true });
    const { turn } = viewFor(table?.game ?? never(), 'table');
    expect(turn?.seat).toBe(0);
    const begun = startOf(table ?? never()).game.origin?.stack.find(frame => frame.turn)?.turn?.step;
    expect(begun).toBe(
      isOut.includes(situation) && turnSteps.indexOf(step) > 2 ? 'action' : (before[step] ?? step),
    );
  },
);

/** These have no crisis; and nobody is asked anything at the end of a turn. */
const isOut: readonly Situation[] = ['brig', 'revealed'];
const before: { readonly [step in Step]?: Step } = { jump: 'activate', end: 'activate' };

test.each(['raiders', 'boarding'] as const)(
  'ships of the %s bench are found at their old address',
  async name => {
    const { fleet } = fleetBenches[name].start;
    const { table } = await openedBy(`#bench=fleet.${makeFleet(fleet)}`);
    const { ships, centurions } = table?.game.state ?? never();
    const all = Object.values(fleet.space)
      .flatMap(squad => Object.values(squad))
      .reduce((sum, n) => sum + n, 0);
    expect(ships).toHaveLength(all);
    expect(centurions).toEqual(fleet.centurions);
  },
);

test.each([
  '#bench=',
  '#bench=fleet.x.y',
  '#bench=turn.nowhere',
  '#bench=__proto__.x',
  '#bench=check.1',
  '#bench=attack.nobody.nothing',
  '#bench=reckless.nowhere',
  '#bench=mutiny.free~zarek~nothing',
  '#bench=loyalty+nothing.x.1.dealt',
  '#bench=succession.x._.0',
])('%s opens nothing', async hash => {
  expect((await openedBy(hash)).opened).toEqual({ ok: false, because: { fault: 'unknown-preset' } });
});

function never(): never {
  throw new Error('There is no game in it.');
}
