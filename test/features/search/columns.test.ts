import { expect, test } from 'vitest';
import { columnNames, columnsOf, strengthOf, width } from '#features/search/find/columns.ts';
import { type Features, featureNames } from '#features/search/find/features.ts';

const none = Object.fromEntries(featureNames.map(name => [name, 0])) as Features;
const question = (length: number) => ({ kind: undefined, words: [], stems: [], length });
const answer = { kind: 'card', book: 'pegasus' } as const;
const candidates = [0.5, 1, 0].map(ranked => ({ answer, features: { ...none, ranked } }));
const columns = (length: number) => columnsOf(question(length), candidates);
const named = (name: string, row: Float32Array | undefined) => row?.[columnNames.indexOf(name)];

test('a value counts by itself, and as a part of the best one', () => {
  expect(columns(5).map(row => [...row.subarray(0, 2)])).toEqual([
    [0.5, 0.5],
    [1, 1],
    [0, 0],
  ]);
  const [half] = columnsOf(question(5), [{ answer, features: { ...none, ranked: 0.5 } }]);
  expect([...(half?.subarray(0, 2) ?? [])]).toEqual([0.5, 1]);
});

test('kind and book of an answer and the length of a question have columns of their own', () => {
  const [row] = columns(3);
  expect(columnNames.length).toBe(width);
  expect(named('card', row)).toBe(1);
  expect(named('rule', row)).toBe(0);
  expect(named('pegasus', row)).toBe(1);
  expect(named('base', row)).toBe(0);
  expect(named('length', row)).toBeCloseTo(0.2);
  expect(named('length', columns(99)[0])).toBe(1);
});

test('a candidate is as strong as what it has of the best ones', () => {
  expect(columns(5).map(strengthOf)).toEqual([0.5, 1, 0]);
});
