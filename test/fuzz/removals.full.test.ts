import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { nothingLingers, nothingTried, removalNames } from './removals.ts';

test('whatever is taken away in the middle of whatever, play goes on without it', () => {
  const tried = nothingTried();
  const games = cases(1200, 60_000);
  for (const c of games) nothingLingers(c, tried, 40);
  if (games.length === 1) return;
  expect(removalNames.filter(name => !tried.removed.has(name))).toEqual([]);
  expect(tried.halted.size).toBeGreaterThan(300);
});
