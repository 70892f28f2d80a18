import { describe, expect, test } from 'vitest';
import { libraryOf } from '#books/libraries.ts';
import { books, optionalBooks } from '#books/registry.ts';
import { compile } from '#engine/index.ts';
import { loyaltiesOf, maySit } from '#engine/tools/loyalty.ts';
import { loyaltyBook } from '#features/simulators/loyalty/loyaltyBook.ts';
import { baseBook } from '../../kit/books.ts';
import { random } from '../../kit/random.ts';

const lib = compile([loyaltyBook(baseBook)]);
const plain = ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol', 'saul-tigh', 'tom-zarek'];
const cylons = (cards: readonly string[]) =>
  cards.filter(card => lib.loyalty.get(card)?.side === 'cylon').length;
const humans = (cards: readonly string[]) => cards.filter(card => card === 'not-a-cylon').length;

describe('the deck has the numbers of the book', () => {
  test.each([
    [3, [], 1, 5],
    [4, [], 1, 6],
    [5, [], 2, 8],
    [6, [], 2, 9],
    [5, ['gaius-baltar'], 2, 9],
    [5, ['gaius-baltar', 'sharon-valerii'], 2, 10],
  ] as const)('%i players with %j', (players, special, cylon, human) => {
    const { deck } = loyaltiesOf(lib, [...special, ...plain].slice(0, players), 1);
    expect([cylons(deck), humans(deck), deck.length]).toEqual([cylon, human, cylon + human]);
  });
});

test.each([
  [3, false],
  [4, true],
  [5, false],
  [6, true],
] as const)('with %i players the Sympathizer joins what is left: %s', (players, joins) => {
  expect(loyaltiesOf(lib, plain.slice(0, players), 1).left.includes('sympathizer')).toBe(joins);
});

test('every card of the deck is with somebody in the end, and one Cylon card makes a Cylon', () => {
  for (let seed = 0; seed < 60; seed++) {
    const seated = ['gaius-baltar', 'sharon-valerii', ...plain].slice(0, 3 + (seed % 4));
    const { deck, dealt, left, woken } = loyaltiesOf(lib, seated, seed);
    const held = dealt.flatMap(({ cards }) => cards);
    expect([...held, ...left].filter(card => card !== 'sympathizer').toSorted()).toEqual(deck);
    expect(woken.flatMap(({ cards }) => cards).toSorted()).toEqual([...held, ...left].toSorted());
    for (const { cards, side, revealed } of [...dealt, ...woken]) {
      expect(side === 'cylons').toBe(cylons(cards) > 0 || revealed !== 'no');
    }
  }
});

test.each([[], ...optionalBooks.map(book => [book]), books])(
  'whoever may sit at a table with %s can be dealt to and woken',
  async (...named) => {
    const lib = await libraryOf(named);
    let tables = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const below = random(seed);
      const left = [...lib.characters.keys()];
      const seated = Array.from({ length: 3 + below(5) }, () => left.splice(below(left.length), 1)[0] ?? '');
      if (!maySit(lib, seated)) continue;
      tables += 1;
      expect(() => loyaltiesOf(lib, seated, seed), seated.join()).not.toThrow();
    }
    expect(tables).toBeGreaterThan(50);
  },
);
