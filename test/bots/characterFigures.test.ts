import { expect, test } from 'vitest';
import { measureCharacters } from '#bots/characterFigures.ts';
import { knowledge } from '../kit/books.ts';

const measured = measureCharacters(knowledge, { games: 8, seats: [3, 4], seed: 5 });
const all = Object.values(measured.characters);

test('everybody at the table is counted once a game, on the side they were on at its end', () => {
  expect(all.reduce((sum, { human, cylon }) => sum + human + cylon, 0)).toBe(4 * 3 + 4 * 4);
  for (const { human, humanWon, cylon, cylonWon } of all) {
    expect(humanWon).toBeLessThanOrEqual(human);
    expect(cylonWon).toBeLessThanOrEqual(cylon);
  }
});

test('abilities that players chose are counted, and the same games give the same figures', () => {
  expect(all.reduce((sum, { used }) => sum + used, 0)).toBeGreaterThan(0);
  expect(measureCharacters(knowledge, { games: 8, seats: [3, 4], seed: 5 })).toEqual(measured);
});
