import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { journeyBook } from '../../src/components/benches/journeyBook.ts';
import {
  admiral,
  isDrawn,
  journeyLibrary,
  jumpEarly,
  jumpMachine,
  jumpRisk,
  makeTravel,
  optionsOf,
  parseTravel,
  prepare,
  travelOf,
} from '../../src/machines/jumpBench.ts';
import { statesOf } from '../kit/machines.ts';
import { random } from '../kit/random.ts';

const lib = journeyLibrary(journeyBook(baseBook));
const begin = () => createActor(jumpMachine, { input: { lib } }).start();

/** Journeys as readers might make them, each to its end. */
function travels(seed: number) {
  const below = random(seed);
  const actor = begin();
  const stops = [actor.getSnapshot()];
  for (let i = 0; i < 100; i++) {
    const { journey } = actor.getSnapshot().context;
    const all = journey.asked === undefined ? journey.open : optionsOf(journey.asked).map(({ id }) => id);
    const word = all[below(all.length)];
    if (word === undefined) break;
    actor.send({ type: 'say', word });
    if (!isDrawn(actor.getSnapshot().context.journey)) stops.push(actor.getSnapshot());
  }
  return stops;
}
const journeys = Array.from({ length: 40 }, (_, seed) => travels(seed + 1));

test('every state is reached, and only the end of the game is an end', () => {
  const met = new Set(journeys.flat().map(({ value }) => JSON.stringify(value)));
  expect([...met].toSorted()).toEqual(
    statesOf(jumpMachine)
      .filter(state => state !== '"looking"')
      .toSorted(),
  );
  for (const { value, context } of journeys.flat()) {
    const goesOn = context.journey.asked !== undefined || context.journey.open.length > 0;
    expect(goesOn).toBe(value !== 'over');
  }
});

test('back is the inverse of forward, over the cards that chance has drawn', () => {
  const [stops = []] = journeys;
  for (const [at, stop] of stops.entries()) {
    const previous = stops[at - 1];
    if (previous === undefined) continue;
    const actor = begin();
    actor.send({ type: 'restore', words: stop.context.words });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().context.words).toEqual(previous.context.words);
    expect(actor.getSnapshot().value).toBe(previous.value);
  }
});

test('an address restores exactly what it named', () => {
  for (const { value, context } of journeys.map(stops => stops.at(-1)).filter(stop => stop !== undefined)) {
    const words = parseTravel(lib, makeTravel(context.words));
    expect(words).toEqual(context.words);
    const actor = begin();
    actor.send({ type: 'restore', words: words ?? [] });
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context.journey.state).toEqual(context.journey.state);
  }
});

test.each(['nonsense', 'ftl-control', 'prepare~5', 'prepare~prepare~prepare~ftl-control~9', 'prepare~'])(
  'the address "%s" names no journey',
  text => expect(parseTravel(lib, text)).toBeUndefined(),
);

test('an early jump costs what the space says on 6 or less, and red spaces allow none', () => {
  const marker = (n: number) => Array.from({ length: n }, () => prepare);
  expect(jumpRisk(lib, admiral, marker(2), 'population')).toEqual([]);
  expect(jumpRisk(lib, admiral, marker(3), 'population')).toEqual([3, 3, 3, 3, 3, 3, 0, 0]);
  expect(jumpRisk(lib, admiral, marker(4), 'population')).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
});

test('the fifth icon jumps by itself, without a roll', () => {
  const words = [...Array.from({ length: 5 }, () => prepare)];
  expect(travelOf(lib, words)?.journey.asked).toMatchObject({ seat: 'chance', prompt: 'draw-card' });
  const arrived = travelOf(lib, [...words, 'tylium-planet', 'remote-planet', 'remote-planet'])?.journey;
  const told = arrived?.legs.flatMap(({ events }) => events.map(({ type }) => type));
  expect(told).toContain('destination-chosen');
  expect(told).not.toContain('rolled');
  expect(arrived?.state.jumpTrack).toBe(0);
  expect(arrived?.open).toEqual([prepare]);
  expect(travelOf(lib, [...words, jumpEarly])).toBeUndefined();
});
