import '../kit/patience.ts';
import { expect, test } from 'vitest';
import type { State } from '#engine/model/state.ts';
import { cases } from '../kit/cases.ts';
import { askedInVain } from './removals/asked.ts';
import { census, differences } from './removals/census.ts';
import { astray } from './removals/people.ts';
import { nothingLingers, nothingTried, removalNames, someTable } from './removals.ts';

test('whatever is taken away in the middle of whatever, play goes on without it', () => {
  const tried = nothingTried();
  const games = cases(28, 2600);
  for (const c of games) nothingLingers(c, tried, 16);
  // One that is played again need not try everything.
  if (games.length > 1) expect(removalNames.filter(name => !tried.removed.has(name))).toEqual([]);
});

const { lib, state } = someTable();
const changed = (change: (copy: State) => void): State => {
  const copy = structuredClone(state);
  change(copy);
  return copy;
};

test('a card that has gone nowhere and a viper too many would be noticed', () => {
  expect(differences(census(lib, state), census(lib, structuredClone(state)))).toEqual([]);
  const other = changed(copy => {
    copy.seats[0]?.hand.pop();
    copy.reserves.vipers += 1;
  });
  expect(differences(census(lib, state), census(lib, other))).toHaveLength(2);
});

const ways: readonly (readonly [string, (state: State) => void])[] = [
  ['a player without a character', copy => Object.assign(copy.seats[0] ?? {}, { character: undefined })],
  [
    'a human among the Cylons',
    copy => Object.assign(copy.seats[0] ?? {}, { place: { in: 'location', location: 'caprica' } }),
  ],
  [
    'a viper that somebody else flies',
    copy => copy.ships.push({ id: 999, kind: 'viper', at: 'bow', pilot: 0 }),
  ],
  [
    'a Cylon in office',
    copy => Object.assign(copy.seats[copy.titles.president ?? 0] ?? {}, { revealed: 'cylon' }),
  ],
];

test.each(ways)('%s would be noticed', (_, change) => {
  expect(astray(lib, state)).toEqual([]);
  expect(astray(lib, changed(change))).not.toEqual([]);
});

const left: readonly (readonly [string, (state: State) => void])[] = [
  ['a choice of the next character before the last has left', () => undefined],
  ['somebody picked who has left', copy => Object.assign(leave(copy).stack[0] ?? {}, { picked: 0 })],
  [
    'an execution that waits for somebody who has left',
    copy => leave(copy).stack.unshift({ at: 'execution', pc: 0, seat: 0 }),
  ],
];

function leave(copy: State): State {
  Object.assign(copy.seats[0] ?? {}, { character: undefined, place: { in: 'nowhere' } });
  return copy;
}

test.each(left)('%s would be noticed', (_, change) => {
  const choice = { shape: 'one', seat: 0, prompt: 'character', options: [{ id: 'saul-tigh' }] } as const;
  expect(askedInVain({ lib, state: changed(copy => void leave(copy)) }, choice)).toBeUndefined();
  expect(askedInVain({ lib, state: changed(change) }, choice)).toBeDefined();
});

test('a choice without anything to choose from would be noticed', () => {
  expect(
    askedInVain({ lib, state }, { shape: 'one', seat: 0, prompt: 'destination', options: [] }),
  ).toBeDefined();
  const pay = {
    shape: 'some',
    seat: 0,
    prompt: 'pay',
    options: [{ id: 'no-card' }],
    min: 1,
    max: 1,
  } as const;
  expect(askedInVain({ lib, state }, pay)).toBeDefined();
});
