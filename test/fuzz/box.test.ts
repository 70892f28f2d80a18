import '../kit/patience.ts';
import { expect, test } from 'vitest';
import type { State } from '#engine/model/state.ts';
import { unsound } from '../kit/box.ts';
import { cases } from '../kit/cases.ts';
import { newGame, playOut } from '../kit/games.ts';
import { gameOptions } from '../kit/options.ts';
import { uniform } from '../kit/players.ts';
import { random } from '../kit/random.ts';
import { mixture, staysComplete, variants } from './box.ts';

test('every card, ship and token is in exactly one place after every choice', () => {
  for (const c of cases(16, 1300)) expect(staysComplete(c)).toBeGreaterThan(0);
});

test.each(variants)('so it is with %s', (_, changes) => {
  for (const c of cases(4, 1400)) expect(staysComplete(c, changes)).toBeGreaterThan(0);
});

test('so it is with any mixture of them', () => {
  for (const c of cases(16, 1500)) expect(staysComplete(c, mixture(random(c.seed)))).toBeGreaterThan(0);
});

const position = playOut(newGame(gameOptions(4, { seed: 3 })), uniform(random(3)), random(4), {}, 120).state;
const tampered: readonly (readonly [string, (state: State) => void])[] = [
  ['a card too few', state => state.piles.crisis.bag.pop()],
  ['a card too many', state => state.seats[0]?.hand.push('repair/1')],
  [
    'a card in a pile of another type',
    state => state.piles.politics.bag.push(state.piles.tactics.bag.pop() ?? ''),
  ],
  ['a card nobody knows', state => (state.piles.quorum.bag[0] = 'coup')],
  ['a viper too few', state => (state.reserves.vipers -= 1)],
  ['a resource above the dial', state => (state.resources.food = 16)],
  ['five centurions', state => (state.centurions = [0, 0, 0, 0, 0])],
  [
    'a ship beside the areas of space',
    state => state.ships.push({ id: 999, kind: 'raider', at: 'above' as 'bow' }),
  ],
  [
    'two players with one character',
    state => Object.assign(state.seats[0] ?? {}, { character: state.seats[1]?.character }),
  ],
];

test.each(tampered)('%s would be noticed', (_, tamper) => {
  expect(unsound(position)).toEqual([]);
  const copy = structuredClone(position);
  tamper(copy);
  expect(unsound(copy)).not.toEqual([]);
});
