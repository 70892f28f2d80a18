import { expect, test } from 'vitest';
import { makeMeaning } from '#features/search/find/meaning.ts';
import { keepApart, productsWith, rows } from '#features/search/find/vectors.ts';

/** Words that are asked in answers about one thing, and in answers about another. */
const [plane, viper, jail, brig, die] = [0, 1, 2, 3, 4];
const subjects = [[plane, viper], [plane, die], [viper, die, plane], [jail, brig], [brig], [jail, brig]].map(
  stems => new Map(stems.map(stem => [stem ?? 0, 1])),
);
const bags = Array.from({ length: 12 }, () => subjects).flat();
const meaning = makeMeaning(bags, 5);

test('words that are asked for in the same answers may stand for each other', () => {
  const forPlane = meaning.standingFor(plane ?? 0);
  expect(forPlane[plane ?? 0]).toBeCloseTo(1);
  expect(forPlane[viper ?? 0]).toBeGreaterThan(0.1);
  expect(forPlane[brig ?? 0]).toBeLessThan(0.01);
});

test('what is said is near the answers about it', () => {
  const near = meaning.nearTo(new Map([[jail ?? 0, 1]]));
  expect(near[4]).toBeGreaterThan(0.5);
  expect(Math.abs(near[0] ?? 1)).toBeLessThan(0.01);
});

test('a word of no answer means nothing', () => {
  expect(meaning.standingFor(7)).toEqual(new Float32Array(5));
  expect(meaning.nearTo(new Map())).toEqual(new Float32Array(bags.length));
});

test('columns are made upright on each other', () => {
  const all = rows(3, 2);
  all.values.set([1, 1, 1, 0, 0, 1]);
  keepApart(all);
  const turned = rows(2, 3);
  for (let i = 0; i < 6; i++) turned.values[(i % 2) * 3 + Math.floor(i / 2)] = all.values[i] ?? 0;
  const [first, second] = [productsWith(turned, turned, 0), productsWith(turned, turned, 1)];
  expect(first[0]).toBeCloseTo(1);
  expect(first[1]).toBeCloseTo(0);
  expect(second[1]).toBeCloseTo(1);
});

test('a handful of answers tells nothing of what words mean', () => {
  const few = makeMeaning(subjects, 5);
  expect(few.standingFor(plane ?? 0)).toEqual(new Float32Array(5));
});
