import { describe, expect, test } from 'vitest';
import { baseBook } from '../../src/cards/base/index.ts';
import { damageBook } from '../../src/components/benches/damageBook.ts';
import { flightBook } from '../../src/components/benches/flightBook.ts';
import { damageBench, damageStarts } from '../../src/machines/damageBench.ts';
import { compileLaidOut, flightBench, flightStarts } from '../../src/machines/flightBench.ts';
import { stepTime } from '../kit/stepTime.ts';

const flight = compileLaidOut([flightBook(baseBook)]);
const damage = compileLaidOut([damageBook(baseBook)]);
const starts = { vipers: flightStarts(flight), damage: damageStarts(damage) };
const benches = {
  vipers: flightBench(flight, starts.vipers),
  damage: damageBench(damage, starts.damage),
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

  test('a step answers within 50 ms, best of three', () => {
    expect(stepTime(bench)).toBeLessThan(50);
  });

  test('the positions come through a page as they are', () => {
    expect(JSON.parse(JSON.stringify(starts[name]))).toEqual(starts[name]);
  });
});
