import { expect, test } from 'vitest';
import { tables } from '#books/atBuild/facts.ts';
import { libraryOf } from '#books/libraries.ts';
import type { Plan } from '#features/night/plan.ts';
import { saidBy } from '#features/night/saidBy.ts';
import { factsOf, known } from '#rules/facts.ts';
import { firstPlan, nightsOf } from '../../kit/evening.ts';

const lib = await libraryOf(['base', 'pegasus']);
const nights = await nightsOf(['pegasus']);
const plan: Plan = { ...firstPlan, books: ['base', 'pegasus'], objective: 'new-caprica' };
const leaderIn = (one: Plan) => known(factsOf(tables, saidBy(lib, nights, one)), 'leader');

test('a plan says which objective is played', () => {
  expect(factsOf(tables, saidBy(lib, nights, plan)).on).toEqual(['pegasus', 'expansion', 'new-caprica']);
});

test('a Leader may still come while a place is without a character', () => {
  expect(leaderIn(plan)).toBe('not said');
});

test('a Leader plays once somebody has chosen one', () => {
  expect(leaderIn({ ...plan, seats: ['leoben-conoy', undefined, undefined, undefined] })).toBe('yes');
});

test('no Leader plays where all have chosen others, or where that was agreed', () => {
  expect(leaderIn({ ...plan, seats: ['laura-roslin', 'saul-tigh', 'kat'] })).toBe('no');
  expect(leaderIn({ ...plan, options: ['no-leaders'] })).toBe('no');
});
