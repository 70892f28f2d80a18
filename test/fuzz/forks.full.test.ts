import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { random } from '../kit/random.ts';
import { mixture } from './box.ts';
import { forkIsPossible, recordsAreTrue } from './forks.ts';

/** A short game may have no fork; on average there are more. */
const total = (forks: readonly number[]) => forks.reduce((a, b) => a + b, 0);

test('in a fork for a seat it sees what it saw, the box is complete and play goes on', () => {
  expect(total(cases(100, 80_000).map(c => forkIsPossible(c)))).toBeGreaterThan(100);
});

test('so it is with any mixture of rulings and options, and with asked luck', () => {
  const forks = cases(100, 81_000).map(c => forkIsPossible(c, 12, mixture(random(c.seed))));
  expect(total(forks)).toBeGreaterThan(100);
});

test('nobody is recorded to know a card that nothing has shown him', () => {
  for (const c of cases(200, 82_000)) expect(recordsAreTrue(c)).toBeGreaterThan(0);
});
