import { describe, expect, test } from 'vitest';
import { theSimulator } from '#books/atBuild/play.ts';
import { booksNamed } from '#books/libraries.ts';
import { compile } from '#engine/index.ts';
import { loyaltiesOf, loyaltyBench, reseated, seatingOf } from '#features/simulators/loyalty/loyaltyBench.ts';
import { loyaltyBook } from '#features/simulators/loyalty/loyaltyBook.ts';
import { baseBook } from '../../kit/books.ts';
import { loyaltyStarts } from '../../kit/simulators.ts';

const { start } = theSimulator('loyalty', 'loyalty');
const bench = loyaltyBench(seatingOf(compile([loyaltyBook(baseBook)])), start);

test.each([
  '',
  'tom-zarek.1.dealt',
  'tom-zarek_tom-zarek_saul-tigh.1.dealt',
  'a_b_c.1.dealt',
  'tom-zarek_saul-tigh_lee-adama.x.dealt',
])('the address "%s" names no table', text => expect(bench.parse(text)).toBeUndefined());

test('once the cards are dealt, nobody changes places', () => {
  const dealt = bench.answer(bench.start, { type: 'next' });
  expect(dealt && bench.answer(dealt, { type: 'leave' })).toBeUndefined();
});

describe('with an expansion', async () => {
  const lib = compile((await booksNamed(['daybreak'])).map(loyaltyBook));
  const seating = seatingOf(lib);
  const six = ['saul-tigh', 'laura-roslin', 'gaius-baltar', 'lee-adama', 'kara-thrace', 'tom-zarek'];

  test('seven sit only with a Cylon Leader, and there is only one of them', () => {
    expect(seating.may([...six, 'louis-hoshi'])).toBe(false);
    expect(seating.may([...six, 'danna-biers'])).toBe(true);
    expect(seating.may([...six.slice(1), 'danna-biers', 'aaron-doral'])).toBe(false);
    expect(reseated(seating, six, { type: 'join' })?.[6]).toBe('aaron-doral');
  });

  test('nobody sits at a table with another version of himself', () => {
    expect(seating.may([...six.slice(0, 4), 'lee-adama-alternate'])).toBe(false);
  });

  test('a Leader is dealt no Loyalty card', () => {
    const { dealt } = loyaltiesOf(lib, [...six, 'danna-biers'], 1);
    expect(dealt.at(-1)?.cards).toEqual([]);
  });
});

describe('with both expansions', async () => {
  const lib = compile((await booksNamed(['pegasus', 'daybreak'])).map(loyaltyBook));
  const seating = seatingOf(lib);

  test('Leaders of both books may sit down, and the Mutineer is in the deck', () => {
    const four = ['saul-tigh', 'laura-roslin', 'gaius-baltar', 'lee-adama'];
    expect(seating.may([...four, 'caprica-six'])).toBe(true);
    expect(seating.may([...four, 'danna-biers'])).toBe(true);
    expect(loyaltiesOf(lib, [...four, 'kara-thrace', 'louis-hoshi'], 1).deck).toContain('mutineer');
  });

  test.each(loyaltyStarts)('what the benches begin with can be dealt: $characters', start => {
    const both = loyaltyBench(seating, start);
    expect(both.parse(both.make(both.start))).toEqual(both.start);
    expect(loyaltiesOf(lib, start.characters, start.seed).woken).toHaveLength(start.characters.length);
  });
});
