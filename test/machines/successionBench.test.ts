import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { officeBook, successionStart } from '../../src/components/benches/officeBook.ts';
import {
  castOf,
  deedIn,
  makeTable,
  officeLibrary,
  openTo,
  parseTable,
  players,
  successionMachine,
} from '../../src/machines/successionBench.ts';
import { statesOf } from '../kit/machines.ts';
import { random } from '../kit/random.ts';

const lib = officeLibrary(officeBook(baseBook));
const input = { lib, start: successionStart };
const begin = () => createActor(successionMachine, { input }).start();
type Actor = ReturnType<typeof begin>;

/** What a reader could say now. */
const wordsAt = (actor: Actor) => actor.getSnapshot().context.offices.open;

/** A reader who tries everything out. */
function evening(seed: number) {
  const below = random(seed);
  const actor = begin();
  const seatings = [
    { type: 'join' },
    { type: 'join' },
    { type: 'leave' },
    { type: 'play', character: castOf(lib)[below(10)] ?? '' },
    { type: 'choose', seat: below(4) },
  ] as const;
  for (let i = 0; i < 5; i++) actor.send(seatings[below(seatings.length)] ?? { type: 'join' });
  const stops = [actor.getSnapshot()];
  for (let i = 0; i < 12; i++) {
    const all = wordsAt(actor);
    const word = all[below(all.length)];
    if (word === undefined) break;
    actor.send({ type: 'say', word });
    stops.push(actor.getSnapshot());
  }
  return stops;
}
const evenings = Array.from({ length: 16 }, (_, seed) => evening(seed + 1));

/** All of it but the library, which never changes. */
function partOf({ lib: _, ...table }: ReturnType<Actor['getSnapshot']>['context']) {
  return table;
}

test('every state is reached', () => {
  const met = new Set(evenings.flat().map(({ value }) => JSON.stringify(value)));
  expect([...met].toSorted()).toEqual(
    statesOf(successionMachine)
      .filter(state => state !== '"looking"')
      .toSorted(),
  );
});

test('from everywhere one gets on or back', () => {
  for (const { context } of evenings.flat())
    expect(context.offices.open.length + context.words.length).toBeGreaterThan(0);
});

test('three to six sit at the table, nobody twice, and all of them out of the box', () => {
  for (const { context } of evenings.flatMap(stops => stops.slice(0, 1))) {
    const { characters } = context;
    expect(characters.length).toBeGreaterThanOrEqual(players.fewest);
    expect(characters.length).toBeLessThanOrEqual(players.most);
    expect(new Set(characters).size).toBe(characters.length);
    for (const one of characters) expect(castOf(lib)).toContain(one);
  }
});

test('once something has happened, nobody changes places', () => {
  const actor = begin();
  actor.send({ type: 'say', word: 'brig-1' });
  const { characters } = actor.getSnapshot().context;
  for (const type of ['join', 'leave'] as const) actor.send({ type });
  actor.send({ type: 'play', character: 'saul-tigh' });
  expect(actor.getSnapshot().context.characters).toEqual(characters);
});

test('back is the inverse of forward', () => {
  for (const stops of evenings) {
    for (const [at, stop] of stops.entries()) {
      const previous = stops[at - 1];
      if (previous === undefined) continue;
      const actor = begin();
      actor.send({ type: 'restore', table: stop.context });
      actor.send({ type: 'back' });
      expect(actor.getSnapshot().value).toBe(previous.value);
      expect(partOf(actor.getSnapshot().context)).toEqual(partOf(previous.context));
    }
  }
});

test('an address restores exactly what it named', () => {
  for (const { value, context } of evenings.flat()) {
    const table = parseTable(lib, makeTable(context));
    expect(table, makeTable(context)).toBeDefined();
    if (table === undefined) continue;
    const actor = begin();
    actor.send({ type: 'restore', table });
    expect(actor.getSnapshot().value).toBe(value);
    expect(partOf(actor.getSnapshot().context)).toEqual(partOf(context));
  }
});

test('what is open to somebody is what could be said of him', () => {
  for (const { context } of evenings.flat()) {
    const all = context.offices.state.seats.flatMap((_, seat) => openTo(context.offices, seat));
    expect(all.length).toBe(context.offices.open.length);
    for (const word of context.offices.open) expect(deedIn(word)).toBeDefined();
  }
});

test.each([
  '',
  'tom-zarek_saul-tigh..0',
  'tom-zarek_saul-tigh_lee-adama.execute-0.0',
  'tom-zarek_saul-tigh_lee-adama.free-0.0',
  'tom-zarek_saul-tigh_lee-adama..3',
  'tom-zarek_saul-tigh_helena-cain..0',
  'tom-zarek_tom-zarek_lee-adama..0',
  'tom-zarek_saul-tigh_lee-adama..0.0',
])('the address "%s" names no table', text => expect(parseTable(lib, text)).toBeUndefined());
