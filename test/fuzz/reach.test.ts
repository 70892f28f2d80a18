import '../kit/patience.ts';
import { expect, test } from 'vitest';
import { explore, unreached } from './reach.ts';

test('play reaches every timing point, nearly every operation and nearly every line of a card', () => {
  const { nodes, operations, timingPoints } = unreached(explore(300, 0));
  expect(timingPoints).toEqual([]);
  // Few games are won, a Sympathizer in the blue is rarer than one in 200 games, and the hardest checks are seldom
  // passed; the full run waits for all of them.
  const rare = ['win-by-jump', 'turn-cylon'];
  expect(operations.filter(op => !rare.includes(op))).toEqual([]);
  expect(nodes.length, nodes.join(' ')).toBeLessThan(20);
});
