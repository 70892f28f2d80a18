import { expect, test } from 'vitest';
import { compileLaidOut, fleetBench } from '#features/simulators/fleet/fleetBench.ts';
import { fleetBenches } from '#features/simulators/fleet/fleetBenches.ts';
import { fleetBook } from '#features/simulators/fleet/fleetBook.ts';
import { stateOf } from '#ui/bench/course.ts';
import { baseBook } from '../../kit/books.ts';
import { ships } from '../../kit/simulators.ts';

const lib = compileLaidOut([fleetBook(baseBook, ships)]);
const benchOf = (name: 'raiders' | 'boarding') =>
  fleetBench(name, lib, fleetBenches[name].start, fleetBenches[name].activations, ships);
const [raiders, boarding] = [benchOf('raiders'), benchOf('boarding')];
const typesIn = (state: typeof raiders.start | undefined) =>
  state?.run?.beats.map(({ events }) => events.map(({ type }) => type).join(' '));

test('the printed example: the viper is hit, the civilian ship falls, the third raider flies on', () => {
  const { run } = raiders.parse('raiders.r2v1c1__r1_c1__..bow~5.1') ?? {};
  const told = run?.beats.flatMap(({ events }) => events.map(({ type }) => type));
  expect(told?.filter(type => type !== 'sector-activated')).toEqual(
    expect.arrayContaining(['attacked', 'ship-damaged', 'ship-destroyed', 'resource-lost', 'ship-moved']),
  );
});

test('heavy raiders: the centurion advances, one boards, the other moves', () => {
  const done = boarding.parse('heavy-raiders.b1h1_____h1.0..1');
  expect(typesIn(done)?.join(' ').split(' ')).toEqual([
    'centurion-advanced',
    'ship-returned',
    'boarded',
    'ship-moved',
  ]);
  expect(done?.run && stateOf(done.run.course).centurions).toEqual([1, 0]);
});

test('where there is nothing to activate, nothing happens', () => {
  const done = raiders.parse('basestars.r1_____...0');
  expect(done && raiders.stageOf(done)).toBe('done');
  expect(done?.run?.beats).toEqual([]);
});

test.each([
  '',
  'raiders',
  'raiders.r99_____...',
  'raiders.r2_____..bow.0',
  'raiders.r2v1_____..9.0',
  'heavy-raiders.r2_____...',
  'jump.r2_____...',
])('the address "%s" names no position', text => expect(raiders.parse(text)).toBeUndefined());
