import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { officeBook, successionStart } from '../../src/components/benches/officeBook.ts';
import {
  castIn,
  deedIn,
  makeTable,
  officeLibrary,
  openTo,
  optionsOf,
  parseTable,
  players,
  successionMachine,
} from '../../src/machines/successionBench.ts';
import { pegasusOffices } from '../../src/widgets/succession/pegasus.ts';
import { statesOf } from '../kit/machines.ts';
import { random } from '../kit/random.ts';

const base = officeBook(baseBook);
const libs = {
  base: officeLibrary([base]),
  pegasus: officeLibrary([base, pegasusOffices]),
};
const input = { libs, start: successionStart };
const begin = () => createActor(successionMachine, { input }).start();
type Actor = ReturnType<typeof begin>;

/** What a reader could say now. */
function wordsAt(actor: Actor): readonly string[] {
  const { offices } = actor.getSnapshot().context;
  return offices.asked === undefined ? offices.open : optionsOf(offices.asked).map(({ id }) => id);
}

/** A reader who tries everything out. */
function evening(seed: number) {
  const below = random(seed);
  const actor = begin();
  const seatings = [
    { type: 'play-with', box: below(2) === 0 ? 'base' : 'pegasus' },
    { type: 'join' },
    { type: 'join' },
    { type: 'leave' },
    { type: 'play', character: castIn(libs, 'base')[below(10)] ?? '' },
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

/** All of it but the libraries, which never change. */
function partOf({ libs: _, ...table }: ReturnType<Actor['getSnapshot']>['context']) {
  return table;
}

/** One execution after the other, until nobody is left to come. */
function massacre(): Actor {
  const actor = begin();
  actor.send({ type: 'play-with', box: 'pegasus' });
  for (let i = 0; i < 40 && !actor.getSnapshot().matches('over'); i++) {
    const word = actor.getSnapshot().matches('asked') ? wordsAt(actor)[0] : 'execute-0';
    actor.send({ type: 'say', word: word ?? '' });
  }
  return actor;
}

test('every state is reached', () => {
  const met = new Set(evenings.flat().map(({ value }) => JSON.stringify(value)));
  met.add(JSON.stringify(massacre().getSnapshot().value));
  expect([...met].toSorted()).toEqual(
    statesOf(successionMachine)
      .filter(state => state !== '"looking"')
      .toSorted(),
  );
});

test('from everywhere one gets on or back, even when nobody is left', () => {
  for (const stop of evenings.flat()) {
    const { offices, words } = stop.context;
    expect(offices.open.length > 0 || offices.asked !== undefined || words.length > 0).toBe(true);
  }
  const actor = massacre();
  expect(actor.getSnapshot().context.offices.state.over).toEqual({
    winner: 'cylons',
    because: 'nobody-left',
  });
  actor.send({ type: 'back' });
  expect(actor.getSnapshot().value).toBe('playing');
});

test('three to six sit at the table, nobody twice, and all of them out of the box', () => {
  for (const { context } of evenings.flatMap(stops => stops.slice(0, 1))) {
    const { characters, box } = context;
    expect(characters.length).toBeGreaterThanOrEqual(players.fewest);
    expect(characters.length).toBeLessThanOrEqual(players.most);
    expect(new Set(characters).size).toBe(characters.length);
    for (const one of characters) expect(castIn(libs, box)).toContain(one);
  }
});

test('who has come with Pegasus leaves with it', () => {
  const actor = begin();
  actor.send({ type: 'play-with', box: 'pegasus' });
  actor.send({ type: 'play', character: 'helena-cain' });
  expect(actor.getSnapshot().context.characters).toContain('helena-cain');
  actor.send({ type: 'play-with', box: 'base' });
  const { characters } = actor.getSnapshot().context;
  expect(characters).not.toContain('helena-cain');
  expect(characters.length).toBe(successionStart.characters.length);
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
    const table = parseTable(libs, makeTable(context));
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
  'base.tom-zarek_saul-tigh..0',
  'base.tom-zarek_saul-tigh_lee-adama.execute-0.0',
  'base.tom-zarek_saul-tigh_lee-adama.free-0.0',
  'base.tom-zarek_saul-tigh_lee-adama..3',
  'base.tom-zarek_saul-tigh_helena-cain..0',
  'base.tom-zarek_tom-zarek_lee-adama..0',
  'pegasus.tom-zarek_saul-tigh_lee-adama.execute-0~saul-tigh.0',
  'exodus.tom-zarek_saul-tigh_lee-adama..0',
])('the address "%s" names no table', text => expect(parseTable(libs, text)).toBeUndefined());
