import { beforeEach, expect, test, vi } from 'vitest';
import { examBegun, keepExam } from '#features/learn/exam/begun.ts';
import { settingsKey } from '#ui/keep/settings.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const exam = { seed: 'friday', books: ['base'], length: 10, options: ['2', 'yes'] };

test('an exam that was left is there again, and gone once it is finished', () => {
  expect(examBegun()).toBeUndefined();
  keepExam(exam);
  expect(examBegun()).toEqual(exam);
  keepExam(undefined);
  expect(examBegun()).toBeUndefined();
});

test.each([
  ['a seed that is none', { ...exam, seed: 'Ä' }],
  ['a length that no exam has', { ...exam, length: 11 }],
  ['no answers', { ...exam, options: [] }],
  ['something foreign', 7],
])('%s is no exam to go on with', (_, stored) => {
  kept.set(settingsKey, JSON.stringify({ exam: stored }));
  expect(examBegun()).toBeUndefined();
});
