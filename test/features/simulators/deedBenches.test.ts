import { describe, expect, test } from 'vitest';
import { damageBench, damageStarts } from '#features/simulators/damage/damageBench.ts';
import { compileLaidOut, flightBench, flightStarts } from '#features/simulators/flight/flightBench.ts';
import { crew, damagedWith, flownWith, flyers } from '../../kit/simulators.ts';

const flight = compileLaidOut([flownWith]);
const damage = compileLaidOut([damagedWith]);
const starts = { vipers: flightStarts(flight, flyers), damage: damageStarts(damage, crew) };
const benches = {
  vipers: flightBench(flight, flyers.hand, starts.vipers),
  damage: damageBench(damage, crew.mechanic, starts.damage),
};

describe.each(['vipers', 'damage'] as const)('the bench of %s', name => {
  const bench = benches[name];

  test.each([
    '',
    'nonsense',
    'toString',
    'fight~',
    'fight~repair:command',
    'starbuck~launch:bow',
    'apollo~stay',
  ])('the address "%s" names no course', text => expect(bench.parse(text)).toBeUndefined());

  test('the positions come through a page as they are', () => {
    expect(JSON.parse(JSON.stringify(starts[name]))).toEqual(starts[name]);
  });
});
