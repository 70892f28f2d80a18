import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { fleetBenches, fleetBook } from '../../src/components/benches/fleetBenches.ts';
import {
  type Context,
  compileLaidOut,
  courseOf,
  fleetMachine,
  makeFleet,
  type OnBench,
  optionsOf,
  parseFleet,
  squadrons,
} from '../../src/machines/fleetBench.ts';
import { statesOf, walk } from '../kit/machines.ts';

const lib = compileLaidOut([fleetBook(baseBook)]);
const settled = statesOf(fleetMachine).filter(state => !['"looking"', '"stepping-back"'].includes(state));

const begin = (start: OnBench) => createActor(fleetMachine, { input: { lib, start } }).start();

/** What a reader could do there; the first and the last answer stand for all. */
function eventsAt({ course, at }: Context, deeds: readonly OnBench['deed'][]) {
  if (at === undefined)
    return [
      ...squadrons.flatMap(kind => [
        { type: 'put' as const, kind },
        { type: 'take' as const, kind },
      ]),
      { type: 'look-at' as const, sector: 'port-bow' as const },
      { type: 'land' as const },
      { type: 'remove' as const },
      ...deeds.map(deed => ({ type: 'activate' as const, deed })),
    ];
  const options = course.asked === undefined ? [] : optionsOf(course.asked).map(({ id }) => id);
  const some = [...new Set([options[0], options.at(-1)])].filter(id => id !== undefined);
  return [
    { type: 'next' as const },
    { type: 'back' as const },
    { type: 'carry-on' as const },
    ...some.map(choose => ({ type: 'answer' as const, choose })),
  ];
}

describe.each(['raiders', 'boarding'] as const)('the bench of %s', name => {
  const { start, deeds } = fleetBenches[name];
  const walked = walk(fleetMachine, { lib, start }, ({ context }) => eventsAt(context, deeds), 500);

  test('reaches every state, and none is a dead end', () => {
    expect([...walked.states].toSorted()).toEqual(settled.toSorted());
    expect(walked.deadEnds).toEqual([]);
  });

  test('an address restores exactly what it named', () => {
    for (const { value, context } of walked.met.values()) {
      const text = makeFleet(context);
      const bench = parseFleet(lib, text);
      expect(bench, text).toBeDefined();
      if (bench === undefined) continue;
      const actor = begin(start);
      actor.send({ type: 'restore', bench });
      expect(actor.getSnapshot().value, text).toBe(value);
      expect(makeFleet(actor.getSnapshot().context)).toBe(text);
    }
  });

  test('back is the inverse of forward, and over an answer takes it back', () => {
    for (const snapshot of walked.met.values()) {
      if (!snapshot.matches('watching')) continue;
      const bench = parseFleet(lib, makeFleet(snapshot.context));
      if (bench === undefined) throw new Error('The address of a position names no position.');
      const actor = begin(start);
      actor.send({ type: 'restore', bench });
      actor.send({ type: 'next' });
      actor.send({ type: 'back' });
      expect(actor.getSnapshot().value).toBe('watching');
      expect(makeFleet(actor.getSnapshot().context)).toBe(makeFleet(snapshot.context));
    }
  });
});

test('the printed example: the viper is hit, the civilian ship falls, the third raider flies on', () => {
  const { start, answers } = fleetBenches.raiders;
  const course = courseOf(lib, start.fleet, 'raiders', answers);
  const told = course?.beats.flatMap(({ events }) => events.map(({ type }) => type));
  expect(course?.asked).toBeUndefined();
  expect(told?.filter(type => type !== 'sector-activated')).toEqual(
    expect.arrayContaining(['attacked', 'ship-damaged', 'ship-destroyed', 'resource-lost', 'ship-moved']),
  );
});

test('heavy raiders: the centurion advances, one boards, the other moves', () => {
  const { start } = fleetBenches.boarding;
  const course = courseOf(lib, start.fleet, 'heavy-raiders', []);
  const told = course?.beats.flatMap(({ events }) => events.map(({ type }) => type));
  expect(told).toEqual(['centurion-advanced', 'ship-returned', 'boarded', 'ship-moved']);
  expect(course?.beats.at(-1)?.state.centurions).toEqual([1, 0]);
});

test.each([
  '',
  'raiders',
  'raiders.r99_____...',
  'raiders.r2_____..bow.0',
  'raiders.r2v1_____..9.0',
  'jump.r2_____...',
])('the address "%s" names no position', text => expect(parseFleet(lib, text)).toBeUndefined());

test('a step answers within 50 ms, best of three', () => {
  const start = fleetBenches.raiders.start;
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    courseOf(lib, start.fleet, 'raiders', ['bow', '5']);
    return performance.now() - begun;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
