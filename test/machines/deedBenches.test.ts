import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { damageBook } from '../../src/components/benches/damageBook.ts';
import { flightBook } from '../../src/components/benches/flightBook.ts';
import { damageBench, damageStarts } from '../../src/machines/damageBench.ts';
import {
  begin,
  type DeedBench,
  deedMachine,
  makeCourse,
  parseCourse,
  said,
  stopOf,
} from '../../src/machines/deeds/deedMachine.ts';
import { compileLaidOut, flightBench, flightStarts } from '../../src/machines/flightBench.ts';
import { statesOf } from '../kit/machines.ts';
import { random } from '../kit/random.ts';

const flight = compileLaidOut([flightBook(baseBook)]);
const damage = compileLaidOut([damageBook(baseBook)]);
const benches = {
  vipers: flightBench(flight, flightStarts(flight)),
  damage: damageBench(damage, damageStarts(damage)),
};

const play = (bench: DeedBench) => createActor(deedMachine, { input: { bench } }).start();

/** What readers might do, pressing anything that is offered. */
function wander(bench: DeedBench, seed: number, steps = 60) {
  const below = random(seed);
  const actor = play(bench);
  const names = Object.keys(bench.starts);
  const course = begin(bench, names[seed % names.length] ?? '');
  if (course !== undefined) actor.send({ type: 'restore', course });
  const stops = [actor.getSnapshot()];
  for (let i = 0; i < steps; i++) {
    const { open } = stopOf(actor.getSnapshot().context.course);
    // Whoever repairs everything gets to no end.
    const words = seed % 3 === 0 ? open.filter(one => !one.startsWith('repair:')) : open;
    const word = words[below(words.length)];
    if (word === undefined) break;
    actor.send({ type: 'say', word });
    stops.push(actor.getSnapshot());
  }
  return stops;
}

describe.each(Object.entries(benches))('the bench of %s', (name, bench) => {
  const walks = Array.from({ length: 24 }, (_, seed) => wander(bench, seed + 1));

  test('reaches every state, and nothing but the end of the game is an end', () => {
    const met = new Set(walks.flat().map(({ value }) => JSON.stringify(value)));
    // No viper brings the game to its end.
    const never = name === 'vipers' ? ['"looking"', '"over"'] : ['"looking"'];
    expect([...met].toSorted()).toEqual(
      statesOf(deedMachine)
        .filter(state => !never.includes(state))
        .toSorted(),
    );
    for (const { value, context } of walks.flat())
      expect(stopOf(context.course).open.length > 0).toBe(value !== 'over');
  });

  test('every word on offer is taken, and each leads somewhere', () => {
    for (const { context } of walks.flatMap(stops => stops.slice(0, 12))) {
      for (const word of stopOf(context.course).open)
        expect(said(bench, context.course, word), word).toBeDefined();
    }
  });

  test('back is the inverse of forward', () => {
    for (const stops of walks) {
      const actor = play(bench);
      for (const [at, stop] of stops.entries()) {
        const before = stops[at - 1];
        if (before === undefined) continue;
        actor.send({ type: 'restore', course: stop.context.course });
        actor.send({ type: 'back' });
        expect(actor.getSnapshot().value).toBe(before.value);
        expect(actor.getSnapshot().context.course).toEqual(before.context.course);
      }
    }
  });

  test('an address restores exactly what it named', () => {
    for (const { value, context } of walks.map(stops => stops.at(-1)).filter(stop => stop !== undefined)) {
      const course = parseCourse(bench, makeCourse(context.course));
      expect(course).toEqual(context.course);
      if (course === undefined) continue;
      const actor = play(bench);
      actor.send({ type: 'restore', course });
      expect(actor.getSnapshot().value).toBe(value);
    }
  });

  test.each([
    '',
    'nonsense',
    'toString',
    'fight~',
    'fight~repair:command',
    'starbuck~launch:bow',
    'apollo~stay',
  ])('the address "%s" names no course', text => expect(parseCourse(bench, text)).toBeUndefined());

  test('a step answers within 50 ms, best of three', () => {
    const course = walks[0]?.at(-2)?.context.course;
    if (course === undefined) throw new Error('Nothing was played.');
    const [word = ''] = stopOf(course).open;
    const times = [1, 2, 3].map(() => {
      const begun = performance.now();
      said(bench, course, word);
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test('the positions come through a page as they are', () => {
    expect(JSON.parse(JSON.stringify(bench.starts))).toEqual(bench.starts);
  });
});
