import { expect, test } from 'vitest';
import { allBooks } from '#books/atBuild/cards.ts';
import { rollRanges } from '#features/rules/tables/rollRanges.ts';

test('a result holds from its number up to the next, the last one up to 8', () => {
  const results = [
    { from: 1, result: 'miss' },
    { from: 5, result: 'damaged' },
    { from: 8, result: 'destroyed' },
  ] as const;
  expect(rollRanges(results)).toEqual([
    { numbers: '1–4', length: 4, result: 'miss' },
    { numbers: '5–7', length: 3, result: 'damaged' },
    { numbers: '8', length: 1, result: 'destroyed' },
  ]);
});

test('a row that begins above 1 misses below', () => {
  expect(rollRanges([{ from: 7, result: 'destroyed' }])).toEqual([
    { numbers: '1–6', length: 6, result: 'miss' },
    { numbers: '7–8', length: 2, result: 'destroyed' },
  ]);
});

test.each(allBooks.flatMap(({ attackTable }) => attackTable))(
  'the row of $target attacked by $by covers the eight numbers of the die',
  row => {
    const lengths = rollRanges(row.results).map(({ length }) => length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(8);
  },
);
