import '../kit/patience.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { gameOptions } from '../kit/options.ts';
import { endIsFinal, offeredApplies, optionsAreJudged, restIsRefused } from './answers.ts';

test('something is pending or the game is over, and every option that is offered applies', () => {
  for (const c of cases(8, 400)) expect(offeredApplies(c)).toBeGreaterThan(0);
});

test('every other answer is refused with a reason and changes nothing', () => {
  for (const c of cases(8, 500)) expect(restIsRefused(c)).toBeGreaterThan(0);
});

test('players may be called like the things of the game', () => {
  const names = ['viper', 'raider', 'chance', 'pass', 'constructor', 'basestar-2'];
  for (const c of cases(8, 550)) {
    const seats = names.slice(0, c.seats).map(id => ({ id }));
    expect(offeredApplies(c, { seats })).toBeGreaterThan(0);
  }
});

test('a game that is over takes nothing more', () => {
  for (const c of cases(8, 600)) expect(endIsFinal(c)).toBeGreaterThan(0);
});

test('whatever is handed in as options makes a game or is refused with a reason', () => {
  const right = gameOptions(4);
  const strange = fc.oneof(fc.anything(), fc.constantFrom('constructor', '__proto__', { constructor: 'x' }));
  const oneField = fc.tuple(fc.constantFrom(...Object.keys(right)), strange);
  const seats = fc.array(fc.oneof(strange, fc.record({ id: strange, character: strange })), { maxLength: 7 });
  const options = fc.oneof(
    strange,
    oneField.map(([field, value]) => ({ ...right, [field]: value })),
    seats.map(list => ({ ...right, seats: list })),
  );
  fc.assert(
    fc.property(options, each => ['taken', 'refused'].includes(optionsAreJudged(each))),
    { seed: 2008, numRuns: 500 },
  );
});
