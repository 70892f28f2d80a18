import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { explore, unreached } from './reach.ts';

test('play reaches every timing point, every operation and every line of every card', () => {
  expect(unreached(explore(8000, 0))).toEqual({ nodes: [], operations: [], timingPoints: [] });
});
