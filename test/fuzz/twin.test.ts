import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { forkLeavesOrigin, saveReturns, twinAgrees } from './twin.ts';

const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

test('after every choice a game, its twin out of a file and a table changed in place are one', () => {
  expect(total(cases(12).map(twinAgrees))).toBeGreaterThan(0);
});

test('a save loads as the game it was made of', () => {
  expect(total(cases(8, 100).map(c => saveReturns(c)))).toBeGreaterThan(0);
});

test('a game driven past idle seats can be saved as well', () => {
  expect(total(cases(8, 200).map(c => saveReturns(c, { passIdle: true })))).toBeGreaterThan(0);
});

test('a fork does not disturb its origin', () => {
  expect(total(cases(16, 300).map(forkLeavesOrigin))).toBeGreaterThan(0);
});
