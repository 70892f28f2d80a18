import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerAgain,
  examResults,
  exportLearning,
  importLearning,
  lessonPlace,
  lessonsDone,
  mistakes,
  mistakesDue,
  rememberExam,
  rememberLesson,
  rememberMistake,
  rememberPlace,
  spacing,
} from '../../src/storage/lessons.ts';
import { settingsKey } from '../../src/storage/settings.ts';

const day = 24 * 60 * 60 * 1000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('lessons and places are remembered', () => {
  rememberLesson('checks');
  rememberLesson('checks');
  rememberPlace('crises', 7);
  expect(lessonsDone()).toEqual(['checks']);
  expect([lessonPlace('crises'), lessonPlace('checks')]).toEqual([7, 0]);
});

test('a mistake comes back after longer and longer times, and is forgotten in the end', () => {
  rememberMistake('checks', 'sum', 0);
  let now = 0;
  for (const wait of spacing) {
    expect(mistakesDue(now + wait * day - 1)).toEqual([]);
    now += wait * day;
    expect(mistakesDue(now)).toEqual(['checks#sum']);
    answerAgain('checks#sum', true, now);
  }
  expect(mistakes()).toEqual({});
});

test('answered wrongly again it begins anew, and the longest due comes first', () => {
  rememberMistake('checks', 'sum', 0);
  rememberMistake('raiders', 'first', 5);
  answerAgain('checks#sum', true, day);
  answerAgain('checks#sum', false, 4 * day);
  expect(mistakes()['checks#sum']).toEqual({ due: 5 * day, times: 0 });
  expect(mistakesDue(6 * day)).toEqual(['raiders#first', 'checks#sum']);
});

test('something foreign in the storage is nothing', () => {
  kept.set(settingsKey, JSON.stringify({ learning: { done: 3, places: { a: 'b' }, mistakes: { x: 1 } } }));
  expect([lessonsDone(), lessonPlace('a'), mistakes()]).toEqual([[], 0, {}]);
});

test('progress travels as a text and is added to what is there', () => {
  rememberLesson('checks');
  rememberPlace('crises', 7);
  rememberMistake('checks', 'sum', 0);
  rememberExam({ seed: 'friday', right: 15, of: 20, at: 1 });
  const text = exportLearning();
  kept.clear();
  rememberLesson('raiders');
  expect(importLearning(text)).toBe(true);
  expect(lessonsDone().toSorted()).toEqual(['checks', 'raiders']);
  expect([lessonPlace('crises'), mistakesDue(2 * day), examResults().length]).toEqual([7, ['checks#sum'], 1]);
});

test('of two devices the last exams are kept, in the order in which they were taken', () => {
  for (let at = 1; at <= 8; at++) rememberExam({ seed: 'there', right: at, of: 20, at: 2 * at });
  const text = exportLearning();
  kept.clear();
  for (let at = 1; at <= 4; at++) rememberExam({ seed: 'here', right: at, of: 20, at: 2 * at + 1 });
  expect(importLearning(text)).toBe(true);
  expect(examResults().map(({ at }) => at)).toEqual([4, 5, 6, 7, 8, 9, 10, 12, 14, 16]);
});

test.each(['', '{', 'null', '[]', '{"a":1}'])('a file that holds %j changes nothing', text => {
  rememberLesson('raiders');
  expect(importLearning(text)).toBe(false);
  expect(lessonsDone()).toEqual(['raiders']);
});
