import { expect, test } from 'vitest';
import {
  journeyLibrary,
  journeyTable,
  jumpBench,
  jumpEarly,
  jumpRisk,
  prepare,
} from '#features/simulators/jump/jumpBench.ts';
import { stopOf, stopsSince } from '#ui/bench/course.ts';
import { journeyBook } from '#ui/turn/journeyBook.ts';
import { baseBook } from '../../kit/books.ts';
import { admiral } from '../../kit/simulators.ts';

const lib = journeyLibrary(journeyBook(baseBook, admiral));
const bench = jumpBench(lib, admiral);
const icons = (n: number): string => Array<string>(n).fill(prepare).join('~');

test.each(['nonsense', 'ftl-control', 'prepare~5', 'prepare~prepare~prepare~ftl-control~9', 'prepare~'])(
  'the address "%s" names no journey',
  text => expect(bench.parse(text)).toBeUndefined(),
);

test('an early jump costs what the space says on 6 or less, and red spaces allow none', () => {
  const riskAfter = (n: number) => {
    const course = bench.parse(icons(n));
    return course && jumpRisk(journeyTable(lib), stopOf(course), 'population');
  };
  expect(riskAfter(2)).toEqual([]);
  expect(riskAfter(3)).toEqual([3, 3, 3, 3, 3, 3, 0, 0]);
  expect(riskAfter(4)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
});

test('the fifth icon jumps by itself, without a roll', () => {
  const prepared = bench.parse(icons(4));
  const jumping = prepared && bench.answer(prepared, { type: 'say', word: prepare });
  expect(jumping && stopOf(jumping).asked).toMatchObject({ seat: 'chance', prompt: 'draw-card' });
  const arrived = bench.parse(`${icons(5)}~tylium-planet~remote-planet~remote-planet`);
  if (arrived === undefined) throw new Error('The fleet does not arrive.');
  const told = arrived.said.flatMap(({ stop }) => stop.events.map(({ type }) => type));
  expect(told).toContain('destination-chosen');
  expect(told).not.toContain('rolled');
  expect(stopOf(arrived).game.state.jumpTrack).toBe(0);
  expect(stopOf(arrived).open).toEqual([prepare]);
  expect(bench.parse(`${icons(5)}~${jumpEarly}`)).toBeUndefined();
  // The cards that chance drew belong to the choice before them.
  expect(stopsSince(arrived)).toHaveLength(1);
});
