import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { endIsFinal, offeredApplies, restIsRefused } from './answers.ts';

test('something is pending or the game is over, and every option that is offered applies', () => {
  for (const c of cases(400, 60_000)) expect(offeredApplies(c)).toBeGreaterThan(0);
});

test('every other answer is refused with a reason and changes nothing', () => {
  for (const c of cases(200, 61_000)) expect(restIsRefused(c, 4)).toBeGreaterThan(0);
});

test('a game that is over takes nothing more', () => {
  for (const c of cases(400, 62_000)) expect(endIsFinal(c)).toBeGreaterThan(0);
});
