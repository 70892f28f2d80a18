import { expect, test } from 'vitest';
import { columnsOf, inRow, worthOf } from '../../src/search/columns.ts';
import { type Features, featureNames } from '../../src/search/features.ts';
import { priors, weights } from '../../src/search/weights.ts';

const none = Object.fromEntries(featureNames.map(name => [name, 0])) as Features;
const question = (length: number) => ({ kind: undefined, words: [], stems: [], length });
const candidates = [0.5, 1, 0.5, 0].map(ranked => ({ kind: 'rule', features: { ...none, ranked } }) as const);
const firstColumns = (length: number) =>
  columnsOf(question(length), candidates).map(row => [...row.subarray(0, 5)]);

test('a value counts by itself, as a part of the best one, and by its rank; equals share a rank', () => {
  const rows = firstColumns(5);
  expect(rows[0]).toEqual([0.5, 0.5, 0.5, 0, 0]);
  expect(rows[1]).toEqual([1, 1, 1, 0, 0]);
  expect(rows[2]).toEqual(rows[0]);
  expect(rows[3]).toEqual([0, 0, 0.25, 0, 0]);
});

test('a value counts once more in short and in long questions', () => {
  expect(firstColumns(3)[1]).toEqual([1, 1, 1, 1, 0]);
  expect(firstColumns(7)[1]).toEqual([1, 1, 1, 0, 1]);
});

test('weights stand in the order of the columns', () => {
  const [row] = columnsOf(question(5), [{ kind: 'card', features: { ...none, vote: 1 } }]);
  const [value, share, rank] = weights.vote;
  const ofRanks = featureNames.reduce((sum, name) => sum + (name === 'vote' ? 0 : weights[name][2]), 0);
  const expected = value + share + rank + ofRanks + priors.card[0];
  expect(worthOf(row ?? new Float32Array(), inRow(weights, priors))).toBeCloseTo(expected, 4);
});
