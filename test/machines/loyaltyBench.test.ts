import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { baseBook } from '../../src/cards/base/index.ts';
import { loyaltyStart } from '../../src/components/benches/loyaltyBook.ts';
import { loyaltyMachine, makeLoyalty, parseLoyalty, phases, seats } from '../../src/machines/loyaltyBench.ts';
import { statesOf, walk } from '../kit/machines.ts';

const cast = baseBook.characters.map(({ id }) => id);
const input = { cast, start: loyaltyStart };
const begin = () => createActor(loyaltyMachine, { input }).start();
const events = [
  { type: 'join' as const },
  { type: 'leave' as const },
  ...['tom-zarek', 'gaius-baltar'].map(character => ({ type: 'play' as const, seat: 0, character })),
  { type: 'shuffle' as const, seed: 77 },
  { type: 'next' as const },
  { type: 'back' as const },
];
const walked = walk(loyaltyMachine, input, () => events, 1000);

test('every state is reached and none is a dead end', () => {
  expect([...walked.states].toSorted()).toEqual(statesOf(loyaltyMachine).toSorted());
  expect(walked.deadEnds).toEqual([]);
});

test('three to six sit at the table, and nobody twice', () => {
  for (const { context } of walked.met.values()) {
    const { characters } = context;
    expect(characters.length).toBeGreaterThanOrEqual(seats.fewest);
    expect(characters.length).toBeLessThanOrEqual(seats.most);
    expect(new Set(characters).size).toBe(characters.length);
  }
});

test('back is the inverse of forward', () => {
  const actor = begin();
  const values = phases.map((_, at) => {
    if (at > 0) actor.send({ type: 'next' });
    return actor.getSnapshot().value;
  });
  expect(values).toEqual(phases);
  for (const phase of phases.toReversed().slice(1)) {
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe(phase);
    expect(actor.getSnapshot().context).toEqual({ ...loyaltyStart, cast });
  }
});

test('an address restores exactly what it named', () => {
  for (const { value, context } of walked.met.values()) {
    const text = makeLoyalty(context, value);
    const found = parseLoyalty(cast, text);
    expect(found, text).toBeDefined();
    if (found === undefined) continue;
    const actor = begin();
    actor.send({ type: 'restore', ...found });
    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context).toEqual(context);
  }
});

test.each([
  '',
  'tom-zarek.1.dealt',
  'tom-zarek_tom-zarek_saul-tigh.1.dealt',
  'a_b_c.1.dealt',
  'tom-zarek_saul-tigh_lee-adama.x.dealt',
])('the address "%s" names no table', text => expect(parseLoyalty(cast, text)).toBeUndefined());
