import { expect, test } from 'vitest';
import { baseBook } from '../../src/cards/base/index.ts';
import { parseCharacters, reseated, seatingMoves, seats } from '../../src/machines/bench/seating.ts';
import { random } from '../kit/random.ts';

const cast = baseBook.characters.map(({ id }) => id);

test('three to six sit at the table, nobody twice, and all of them out of the box', () => {
  const below = random(11);
  let characters: readonly string[] = cast.slice(0, 4);
  const sizes = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const moves = seatingMoves(cast, characters);
    const move = moves[below(Math.min(moves.length, i % 2 === 0 ? 2 : moves.length))];
    characters = (move && reseated(cast, characters, move)) ?? characters;
    sizes.add(characters.length);
    expect(parseCharacters(cast, characters.join('_'))).toEqual(characters);
  }
  expect([...sizes].toSorted()).toEqual([seats.fewest, 4, 5, seats.most]);
});

test('two who would play the same character change places', () => {
  const play = { type: 'play', seat: 0, character: 'b' } as const;
  expect(reseated(['a', 'b', 'c'], ['a', 'b', 'c'], play)).toEqual(['b', 'a', 'c']);
});
