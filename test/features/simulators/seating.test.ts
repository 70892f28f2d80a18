import { expect, test } from 'vitest';
import { parseCharacters, reseated, seatingMoves } from '#features/simulators/kit/seating.ts';
import { baseBook } from '../../kit/books.ts';
import { random } from '../../kit/random.ts';

const cast = baseBook.characters.map(({ id }) => id);
const seating = { cast, may: ({ length }: readonly string[]) => length >= 3 && length <= 6 };

test('three to six sit at the table, nobody twice, and all of them out of the box', () => {
  const below = random(11);
  let characters: readonly string[] = cast.slice(0, 4);
  const sizes = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const moves = seatingMoves(seating, characters);
    const move = moves[below(Math.min(moves.length, i % 2 === 0 ? 2 : moves.length))];
    characters = (move && reseated(seating, characters, move)) ?? characters;
    sizes.add(characters.length);
    expect(parseCharacters(seating, characters.join('_'))).toEqual(characters);
  }
  expect([...sizes].toSorted()).toEqual([3, 4, 5, 6]);
});

test('two who would play the same character change places', () => {
  const play = { type: 'play', seat: 0, character: 'b' } as const;
  expect(reseated({ cast: ['a', 'b', 'c'], may: () => true }, ['a', 'b', 'c'], play)).toEqual([
    'b',
    'a',
    'c',
  ]);
});
