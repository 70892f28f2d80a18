import { describe, expect, test } from 'vitest';
import {
  attackBench,
  attackFaces,
  compileLaidOut,
  resultOf,
} from '#features/simulators/attack/attackBench.ts';
import { fleetBook } from '#features/simulators/fleet/fleetBook.ts';
import { baseBook } from '../../kit/books.ts';
import { ships } from '../../kit/simulators.ts';

const lib = compileLaidOut([fleetBook(baseBook, ships)]);
const bench = attackBench(lib);
const pairs = lib.attackTable.flatMap(({ target, by }) => by.map(one => [one, target] as const));

test.each(pairs)('%s at %s: the engine carries out what the table says for every face', (by, target) => {
  const results = ['1', '2', '3', '4', '5', '6', '7', '8'].map(face => {
    const state = bench.parse(`${by}.${target}.${face}`);
    return state && resultOf(state.course);
  });
  expect(results).toEqual(attackFaces(lib.attackTable, by, target));
});

describe('the die is read by the engine', () => {
  test.each([
    ['raider', 'viper', 'miss miss miss miss damaged damaged damaged destroyed'],
    [
      'nuke',
      'basestar',
      'damaged-twice damaged-twice destroyed destroyed destroyed destroyed destroyed-and-3-raiders destroyed-and-3-raiders',
    ],
  ] as const)('%s at %s', (by, target, expected) => {
    expect(attackFaces(lib.attackTable, by, target).join(' ')).toBe(expected);
  });
});

test('a nuke that takes raiders along leaves nothing in the area', () => {
  const course = bench.parse('nuke.basestar.8')?.course;
  expect(course?.said.at(-1)?.stop.game.state.ships).toEqual([]);
});

test('a new attacker keeps the target where it can', () => {
  const { target } = bench.answer(bench.start, { type: 'attacker', by: 'basestar' }) ?? {};
  expect(target).toBe('galactica');
});

test.each([
  '',
  'raider',
  'raider.basestar',
  'viper.viper',
  'raider.viper.0',
  'raider.viper.9',
  'raider.viper.5.1',
])('the address "%s" names no attack', text => expect(bench.parse(text)).toBeUndefined());
