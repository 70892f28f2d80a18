import { expect, test } from 'vitest';
import { characterFigures, shareWon } from '#collections/characterFigures.ts';
import { baseBook } from '../../kit/books.ts';

test('there are figures for every character of the base game, from at least a thousand games', () => {
  const { games, characters } = characterFigures();
  expect(games).toBeGreaterThanOrEqual(1000);
  expect(baseBook.characters.map(({ id }) => id).filter(id => characters[id] === undefined)).toEqual([]);
  for (const { human, cylon } of Object.values(characters)) expect(human + cylon).toBeGreaterThan(games / 10);
});

test('what a side has won is a share', () => {
  for (const side of ['human', 'cylon'] as const) {
    expect(shareWon(side)).toBeGreaterThan(0);
    expect(shareWon(side)).toBeLessThan(1);
  }
});
