import { describe, expect, test } from 'vitest';
import { tableBenches, theSimulator } from '#books/atBuild/play.ts';
import { aboutSimulator } from '#books/atBuild/site.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { aimsOf, winners } from '#engine/tools/aims.ts';
import type { TableBenchId } from '#features/simulators/benches.ts';
import type { DeedState, Starts } from '#features/simulators/kit/deedBench.ts';
import { benchTables } from '#features/simulators/tables/benchTables.ts';
import { restoreTable, storeTable } from '#features/simulators/tables/stored.ts';
import { tableBench, tableLibrary } from '#features/simulators/tables/tableBench.ts';
import { stateOf, stopOf } from '#ui/bench/course.ts';

/** With its own books, or with all of them. */
async function laid(id: TableBenchId, books: 'own' | 'all' = 'own') {
  const table = (await benchTables(id)).at(books === 'own' ? 0 : 1);
  if (table === undefined) throw new Error(`The bench ${id} has no such table`);
  const { sources, starts } = table;
  const { deeds } = theSimulator(id, 'table');
  const lib = tableLibrary(sources, deeds);
  return { lib, starts, bench: tableBench(id, lib, deeds, starts) };
}

/** Says words one after the other; what chance draws is the first that it could, unless it is named. */
async function played(
  id: TableBenchId,
  start: string,
  words: readonly string[],
  books: 'own' | 'all' = 'own',
): Promise<DeedState> {
  const { bench } = await laid(id, books);
  let state = bench.parse(start);
  const left = [...words];
  while (state !== undefined) {
    const { asked, open } = stopOf(state.course);
    const isDraw = asked?.seat === 'chance' && asked.prompt !== 'die';
    const named = left[0];
    const word = isDraw && !open.includes(named ?? '') ? open[0] : left.shift();
    if (word === undefined) return state;
    const next = bench.answer(state, { type: 'say', word });
    if (next === undefined) throw new Error(`${word} cannot be said, only ${open.join(', ')}`);
    state = next;
  }
  throw new Error(`${start} is no way to begin`);
}

const eventsOf = ({ course }: DeedState): readonly GameEvent[] =>
  course.said.flatMap(({ stop }) => stop.events);
const typesOf = (state: DeedState): readonly string[] => eventsOf(state).map(({ type }) => type);
const seatOf = ({ course }: DeedState, id: string) => stateOf(course).seats.find(seat => seat.id === id);

describe.each(tableBenches)('the bench %s', id => {
  test('its worked example can be played, and comes to something', async () => {
    const { bench } = await laid(id);
    const course = bench.parse(aboutSimulator(id).worked ?? '')?.course;
    expect(course?.said.filter(({ stop }) => stop.events.length > 0).length).toBeGreaterThan(1);
  });

  test('the positions come through their file as they are', async () => {
    const { lib, starts } = await laid(id);
    const restored: Starts = restoreTable(lib, JSON.parse(JSON.stringify(storeTable(starts))));
    expect(restored).toEqual(JSON.parse(JSON.stringify(starts)));
  });
});

describe('somebody is executed', () => {
  test('a human shows his cards, costs morale and is replaced; the title passes on afterwards', async () => {
    const state = await played('execution', 'human.before', ['execute', 'helena-cain']);
    expect(stateOf(state.course).resources.morale).toBe(5);
    expect(seatOf(state, 'accused')?.character).toBe('helena-cain');
    const types = typesOf(state);
    expect(types.indexOf('title-given')).toBeGreaterThan(types.indexOf('character-chosen'));
  });

  test('a Cylon shows one card, hands the other on and goes to the Resurrection Ship', async () => {
    const state = await played('execution', 'cylon.before', ['execute', 'tigh']);
    expect(stateOf(state.course).resources.morale).toBe(6);
    expect(seatOf(state, 'accused')?.place).toEqual({ in: 'location', location: 'resurrection-ship' });
    expect(seatOf(state, 'tigh')?.loyalty).toHaveLength(2);
  });

  test('after the Sleeper Agent phase Boomer is dealt no card as she leaves, before it she is', async () => {
    const dealt = async (when: string) =>
      typesOf(await played('execution', `boomer.${when}`, ['execute'])).includes('loyalty-dealt');
    expect([await dealt('before'), await dealt('after')]).toEqual([true, false]);
  });

  test('an infiltrating Leader costs nothing and is back among the Cylons', async () => {
    const state = await played('execution', 'leader.before', ['execute']);
    expect(typesOf(state)).toContain('infiltration-ended');
    expect(typesOf(state)).not.toContain('resource-lost');
  });
});

test('the Occupation Forces march, and one that leaves the Shipyard takes a ship with it', async () => {
  const types = typesOf(await played('occupation', 'away', ['activate']));
  expect(types.filter(type => type === 'occupation-moved')).toHaveLength(2);
  expect(types).toContain('ship-destroyed');
});

test('back in orbit, a prepared ship can be evacuated', async () => {
  const state = await played('occupation', 'orbit', ['shipyard', 'evacuate']);
  expect(stopOf(state.course).asked).toMatchObject({ prompt: 'sector' });
});

describe('mutiny cards', () => {
  test('the second sends to the Brig, where one is kept', async () => {
    const state = await played('mutiny', 'free', ['zarek', 'feed-the-people', 'impeachment']);
    expect(seatOf(state, 'zarek')?.place).toEqual({ in: 'location', location: 'brig' });
    expect(seatOf(state, 'zarek')?.slots.mutiny?.map(({ card }) => card)).toEqual(['feed-the-people']);
  });

  test('the Mutineer may hold two, and not three', async () => {
    const [two, three] = await Promise.all([
      played('mutiny', 'free', ['mutineer']),
      played('mutiny', 'free', ['mutineer', 'mutineer']),
    ]);
    expect([seatOf(two, 'mutineer')?.place, seatOf(three, 'mutineer')?.place]).toEqual([
      { in: 'location', location: 'hangar-deck' },
      { in: 'location', location: 'brig' },
    ]);
  });

  test('who reveals hands the Mutineer card on', async () => {
    const state = await played('mutiny', 'free', ['reveal', 'no', 'tyrol']);
    expect(seatOf(state, 'tyrol')?.shown).toEqual(['mutineer']);
    expect(seatOf(state, 'mutineer')?.revealed).toBe('cylon');
  });
});

test('a Mission with a distance counts at once', async () => {
  const state = await played('mission', 'digging-up-the-past', [
    'begin',
    'investigative-committee/4.investigative-committee/5',
    'none',
    'none',
    'declare-emergency/5.executive-order/2',
  ]);
  expect(eventsOf(state)).toContainEqual(expect.objectContaining({ type: 'distance-reached', distance: 2 }));
});

test('only a Reckless card makes Treachery speak', async () => {
  const through = async (played_: readonly string[]) =>
    typesOf(
      await played('reckless', 'treachery', [
        'check',
        ...played_,
        'broadcast-location/1',
        'none',
        'executive-order/2',
        ...(played_.includes('at-any-cost/3') ? ['broadcast-location'] : []),
      ]),
    ).filter(type => type === 'ship-placed').length;
  expect(await through(['pass', 'pass', 'pass'])).toBe(0);
  expect(await through(['at-any-cost/3', 'pass', 'pass'])).toBe(2);
});

describe('with both expansions on the table', () => {
  test('a reckless check turns up Treachery of Daybreak when the abilities in it are done', async () => {
    const words = [
      ...['check', 'at-any-cost/3', 'pass', 'pass', 'bait/0', 'none'],
      ...['all-hands-on-deck/0', 'all-hands-on-deck', 'bait', 'tigh'],
    ];
    const state = await played('reckless', 'treachery', words, 'all');
    const types = typesOf(state);
    // A zero, and so one more; Bait speaks a second time.
    expect(types.filter(type => type === 'treachery-turned-up')).toHaveLength(2);
    expect(types.indexOf('ship-placed')).toBeLessThan(types.indexOf('treachery-turned-up'));
    expect(types.filter(type => type === 'ship-placed')).toHaveLength(2);
  });

  test('the Mutineer’s card comes back to the next character of a human, and is handed on by a Cylon', async () => {
    const human = await played('execution', 'mutineer.before', ['execute', 'helena-cain'], 'all');
    expect(seatOf(human, 'accused')?.shown).toContain('mutineer');
    expect(seatOf(human, 'accused')?.slots.miracles).toBe(0);
    const cylon = await played('execution', 'mutineer-cylon.before', ['execute', 'tigh'], 'all');
    expect(seatOf(cylon, 'tigh')?.shown).toContain('mutineer');
  });

  test('a card of Pegasus makes a check reckless, and Treachery is turned up after its abilities', async () => {
    const turnedUp = async (card: string) =>
      typesOf(
        await played(
          'abilities',
          'harmless',
          ['check', card, 'pass', 'pass', 'all-hands-on-deck/0', 'none', 'none'],
          'all',
        ),
      ).filter(type => type === 'treachery-turned-up').length;
    expect(await turnedUp('at-any-cost/3')).toBe(2);
    expect(await turnedUp('restore-order/3')).toBe(0);
  });

  test('on New Caprica a prisoner keeps a Mutiny card, or two as the Mutineer', async () => {
    const kept = async (start: string) => {
      const roslin = seatOf(await played('occupation', start, ['imprison', 'pass', '1'], 'all'), 'roslin');
      expect(roslin?.place).toEqual({ in: 'location', location: 'detention' });
      return roslin?.slots.mutiny?.map(({ card }) => card);
    };
    expect(await kept('away.one')).toEqual(['make-a-deal']);
    expect(await kept('away.two')).toEqual(['make-a-deal', 'selfish-act']);
  });

  test('a Cylon Leader of Pegasus shows Motives', async () => {
    const words = ['hardship', 'humans', 'keep-them-docile'];
    const state = await played('motives', 'humans.six', words, 'all');
    expect(seatOf(state, 'danna')?.character).toBe('caprica-six');
    expect(seatOf(state, 'danna')?.slots.shownMotives).toEqual(['keep-them-docile']);
  });
});

test('an assault raptor is launched by order, and shoots down a raider on 3 and more', async () => {
  const order = ['command', 'launch:port-bow:assault-raptor', 'attack:port-bow:assault-raptor:raider'];
  const result = async (die: string) =>
    eventsOf(await played('assault-raptors', 'reserves', [...order, die])).find(
      ({ type }) => type === 'attacked',
    );
  expect(await result('8')).toMatchObject({ result: 'destroyed' });
  expect(await result('1')).toMatchObject({ result: 'miss' });
});

describe('who has won with an Agenda or Motives', () => {
  const wonAt = async (id: TableBenchId, start: string, words: readonly string[]) => {
    const { lib } = await laid(id);
    const state = stateOf((await played(id, start, words)).course);
    return winners(lib, state).map(seat => state.seats[seat]?.id);
  };

  test('a Leader wins with the humans only while the Agenda is met', async () => {
    expect(await wonAt('agendas', 'join-the-colonials.infiltrating', ['humans'])).toContain('six');
    expect(await wonAt('agendas', 'join-the-colonials.home', ['humans'])).not.toContain('six');
    expect(await wonAt('agendas', 'join-the-colonials.infiltrating', ['cylons'])).toEqual(['helo']);
  });

  test('two open Motives of the winners are enough, with one face down', async () => {
    const open = stopOf((await played('motives', 'humans', ['hardship', 'humans'])).course).open;
    expect(open).toEqual(['keep-them-docile', 'learn-to-cherish', 'savor-their-demise']);
    const ours = ['keep-them-docile', 'learn-to-cherish'];
    expect(await wonAt('motives', 'humans', ['hardship', 'humans', 'keep-them-docile'])).not.toContain(
      'danna',
    );
    const all = ['damage', 'galactica-damage-ftl-control', 'end-the-chase', 'hardship', 'humans', ...ours];
    expect(await wonAt('motives', 'humans', all)).toContain('danna');
  });

  test('a Motive that holds shows so before the game is over', async () => {
    const { lib } = await laid('motives');
    const state = stateOf(
      (await played('motives', 'humans', ['damage', 'galactica-damage-ftl-control'])).course,
    );
    const met = aimsOf(lib, state, 1).filter(aim => aim.met);
    expect(met.map(({ card }) => card)).toEqual(['end-the-chase']);
  });
});
