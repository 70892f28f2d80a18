import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { forkLeavesOrigin, saveReturns, twinAgrees } from './twin.ts';

test('after every choice a game, its twin out of a file and a table changed in place are one', () => {
  for (const c of cases(400, 50_000)) expect(twinAgrees(c)).toBeGreaterThan(0);
});

test('a save loads as the game it was made of, whether idle seats were passed or asked', () => {
  for (const c of cases(200, 51_000)) expect(saveReturns(c)).toBeGreaterThan(0);
  for (const c of cases(200, 52_000)) expect(saveReturns(c, { passIdle: true })).toBeGreaterThan(0);
});

test('a fork does not disturb its origin', () => {
  const forks = cases(300, 53_000).map(forkLeavesOrigin);
  // A short game may have none; on average there are more.
  expect(forks.reduce((a, b) => a + b, 0)).toBeGreaterThan(forks.length);
});
