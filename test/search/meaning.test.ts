import { expect, test } from 'vitest';
import { makeMeaning } from '../../src/search/meaning.ts';
import { dot, makeOrthonormal } from '../../src/search/vectors.ts';

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

test('vectors are made upright on each other', () => {
  const vectors = [
    [1, 1, 0],
    [1, 0, 1],
  ].map(values => Float32Array.from(values));
  makeOrthonormal(vectors);
  const [a = new Float32Array(), b = new Float32Array()] = vectors;
  expect(dot(a, b)).toBeCloseTo(0);
  expect(dot(b, b)).toBeCloseTo(1);
});

test('a handful of answers tells nothing of what words mean', () => {
  const few = makeMeaning(subjects, 5);
  expect(few.standingFor(plane ?? 0)).toEqual(new Float32Array(5));
});
