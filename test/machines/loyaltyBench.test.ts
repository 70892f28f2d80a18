import { expect, test } from 'vitest';
import { baseBook } from '../../src/cards/base/index.ts';
import { loyaltyStart } from '../../src/components/benches/loyaltyBook.ts';
import { loyaltyBench } from '../../src/machines/loyaltyBench.ts';

const bench = loyaltyBench(
  baseBook.characters.map(({ id }) => id),
  loyaltyStart,
);

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
