import { describe, expect, test } from 'vitest';
import {
  basestarsOf,
  compileLaidOut,
  damageBench,
  damageStarts,
  roomsOf,
} from '#features/simulators/damage/damageBench.ts';
import { stopOf } from '#ui/bench/course.ts';
import { crew, damagedWith } from '../../kit/simulators.ts';

const lib = compileLaidOut([damagedWith]);
const bench = damageBench(lib, crew.mechanic, damageStarts(lib, crew));

function played(...words: readonly string[]) {
  const course = bench.parse(['fight', ...words].join('~'))?.course;
  if (course === undefined) throw new Error(`${words.join(', ')} cannot be played`);
  return { ...stopOf(course), state: stopOf(course).game.state };
}
const hit = (token: string) => ['galactica', `galactica-damage-${token}`];
const basestar = (token: string) => ['damage:bow:basestar', `basestar-${token}`];
const placeOf = (state: ReturnType<typeof played>['state'], id: string) =>
  state.seats.find(seat => seat.id === id)?.place;

describe('Galactica', () => {
  test('the supply has eight tokens, and those that are out of it are not drawn again', () => {
    expect(played('galactica').open).toHaveLength(8);
    expect(played(...hit('fuel'), 'galactica').open).toHaveLength(7);
    expect(played(...hit('fuel')).state.resources.fuel).toBe(played().state.resources.fuel - 1);
    expect(played(...hit('fuel')).state.removed).toContain('galactica-damage-fuel');
  });

  test('a location no longer works, and whoever was there is in Sickbay', () => {
    const { state } = played(...hit('command'));
    expect(roomsOf(lib, state).filter(({ works }) => !works)).toEqual([
      { location: 'command', damaged: true, works: false },
    ]);
    expect(placeOf(state, 'adama')).toEqual({ in: 'location', location: 'sickbay' });
    expect(placeOf(state, 'tigh')).toEqual({ in: 'location', location: 'weapons-control' });
  });

  test('a repair puts it in order again, and its token among the unused ones', () => {
    const { state, events } = played(...hit('command'), 'repair:command');
    expect(roomsOf(lib, state).every(({ works }) => works)).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'card-played', 'location-repaired']);
    expect(played(...hit('command'), 'repair:command', 'galactica').open).toHaveLength(8);
  });

  test('the sixth location is the last', () => {
    const rooms = ['command', 'armory', 'hangar-deck', 'ftl-control', 'weapons-control', 'admirals-quarters'];
    expect(played(...rooms.slice(0, 5).flatMap(hit)).state.over).toBeUndefined();
    const { state, open } = played(...rooms.flatMap(hit));
    expect(state.over).toEqual({ winner: 'cylons', because: 'galactica-destroyed' });
    expect(open).toEqual([]);
  });
});

describe('basestars', () => {
  const of = (...words: readonly string[]) => basestarsOf(lib, played(...words).state)[0];

  test.each([
    ['disabled-hangar', { worth: 1, launches: false, attacks: true, add: 0 }],
    ['disabled-weapons', { worth: 1, launches: true, attacks: false, add: 0 }],
    ['structural-damage', { worth: 1, launches: true, attacks: true, add: 2 }],
    ['critical-hit', { worth: 2, launches: true, attacks: true, add: 0 }],
  ])('%s', (token, effect) =>
    expect(of(...basestar(token))).toMatchObject({ at: 'bow', enough: 3, ...effect }),
  );

  test('a token says nothing about another basestar', () => {
    const { state } = played(...basestar('structural-damage'));
    expect(basestarsOf(lib, state)[1]).toMatchObject({ worth: 0, launches: true, attacks: true, add: 0 });
  });

  test('damage worth three destroys it without another token, and its tokens return', () => {
    const { state, asked } = played(...basestar('critical-hit'), 'damage:bow:basestar');
    expect(asked).toBeUndefined();
    expect(basestarsOf(lib, state).map(({ at }) => at)).toEqual(['starboard-bow']);
    expect(state.piles['basestar-damage'].bag).toHaveLength(4);
  });
});

describe('vipers', () => {
  test('a damaged one waits for repair, a destroyed one is gone; nobody unmanned is hurt', () => {
    const { state } = played('damage:port-stern:viper', 'destroy:port-stern:viper');
    expect([state.damagedVipers, state.destroyed.vipers]).toEqual([1, 1]);
    expect(state.seats.some(({ place }) => place.in === 'location' && place.location === 'sickbay')).toBe(
      false,
    );
  });

  test('a pilot ends up in Sickbay either way', () => {
    for (const what of ['damage', 'destroy'])
      expect(placeOf(played(`${what}:port-bow:starbuck`).state, 'starbuck')).toEqual({
        in: 'location',
        location: 'sickbay',
      });
  });

  test('one card repairs up to two', () => {
    const two = ['damage:port-bow:starbuck', 'damage:port-stern:viper', 'repair:vipers'];
    expect(played(...two).open).toEqual(['damaged', 'damaged.damaged']);
    const { state } = played(...two, 'damaged.damaged');
    expect([state.damagedVipers, state.reserves.vipers]).toEqual([0, 7]);
  });
});
