import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { random } from '../kit/random.ts';
import { mixture } from './box.ts';
import { forkIsPossible, recordsAreTrue } from './forks.ts';

test('in a fork for a seat it sees what it saw, the box is complete and play goes on', () => {
  for (const c of cases(100, 80_000)) expect(forkIsPossible(c)).toBeGreaterThanOrEqual(0);
});

test('so it is with any mixture of rulings and options, and with asked luck', () => {
  for (const c of cases(100, 81_000)) {
    expect(forkIsPossible(c, 12, mixture(random(c.seed)))).toBeGreaterThanOrEqual(0);
  }
});

test('nobody is recorded to know a card that nothing has shown him', () => {
  for (const c of cases(200, 82_000)) expect(recordsAreTrue(c)).toBeGreaterThan(0);
});
