import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { cases } from '../kit/cases.ts';
import { forkIsPossible, recordsAreTrue } from './forks.ts';

test('in a fork for a seat it sees what it saw, the box is complete and play goes on', () => {
  for (const c of cases(6, 800)) expect(forkIsPossible(c)).toBeGreaterThan(0);
});

test('nobody is recorded to know a card that nothing has shown him', () => {
  for (const c of cases(8, 900)) expect(recordsAreTrue(c)).toBeGreaterThan(0);
});
