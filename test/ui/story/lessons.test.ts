import { beforeEach, expect, test, vi } from 'vitest';
import { settingsKey } from '#ui/keep/settings.ts';
import { examResults, exportLearning, importLearning, rememberExam } from '#ui/story/learning.ts';
import {
  answerAgain,
  forgetShown,
  learningLost,
  lessonPlace,
  lessonsDone,
  lessonsSeen,
  mistakes,
  mistakesDue,
  rememberEnd,
  rememberLesson,
  rememberMistake,
  rememberPlace,
  rememberShown,
  shownIn,
  spacing,
} from '#ui/story/lessons.ts';

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

test('a lesson in which something was shown is seen and not done, until the reader has done it', () => {
  rememberShown('checks', 'sum', 0);
  rememberEnd('checks');
  expect([lessonsDone(), lessonsSeen(), mistakesDue(2 * day)]).toEqual([[], ['checks'], ['checks#sum']]);
  const text = exportLearning();
  kept.clear();
  importLearning(text);
  expect([lessonsSeen(), shownIn('checks')]).toEqual([['checks'], ['sum']]);
  forgetShown('checks', 'sum');
  rememberEnd('checks');
  expect([lessonsDone(), lessonsSeen()]).toEqual([['checks'], []]);
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
  expect(importLearning(text)).toEqual({ ok: true, lessons: 1, mistakes: 1, exams: 1, left: 0 });
  expect(importLearning(text)).toEqual({ ok: true, lessons: 0, mistakes: 0, exams: 0, left: 0 });
  expect(lessonsDone().toSorted()).toEqual(['checks', 'raiders']);
  expect([lessonPlace('crises'), mistakesDue(2 * day), examResults().length]).toEqual([7, ['checks#sum'], 1]);
});

test('what was taken here stays, and of the other device come as many of the last exams as there is room for', () => {
  for (let at = 1; at <= 8; at++) rememberExam({ seed: 'there', right: at, of: 20, at: 2 * at });
  const text = exportLearning();
  kept.clear();
  for (let at = 1; at <= 4; at++) rememberExam({ seed: 'here', right: at, of: 20, at: 2 * at + 1 });
  expect(importLearning(text)).toMatchObject({ exams: 6 });
  expect(examResults().map(({ at }) => at)).toEqual([3, 5, 6, 7, 8, 9, 10, 12, 14, 16]);
});

const exam = { seed: 'friday', right: 15, of: 20, at: 1000 };

test.each([
  ['a date that is none', { exams: [{ ...exam, at: 1e300 }] }],
  ['a day to come', { exams: [{ ...exam, at: Date.UTC(2999, 0) }] }],
  ['more right than there were', { exams: [{ ...exam, right: 21 }] }],
  ['a place behind every lesson', { places: { checks: 1e9 } }],
  ['a place between two steps', { places: { checks: 1.5 } }],
  ['a mistake that is never due', { mistakes: { 'checks#sum': { due: 1e300, times: 0 } } }],
  ['a mistake repeated for ever', { mistakes: { 'checks#sum': { due: 1, times: 99 } } }],
  ['a name without end', { done: ['x'.repeat(10_000)] }],
])('%s is left out of an import, and that is told', (_, part) => {
  rememberExam(exam);
  rememberPlace('crises', 7);
  const before = exportLearning();
  expect(importLearning(JSON.stringify({ done: [], ...part }))).toEqual({
    ok: true,
    lessons: 0,
    mistakes: 0,
    exams: 0,
    left: 1,
  });
  expect(exportLearning()).toBe(before);
});

test('a result that was stored before such dates were refused is passed over', () => {
  kept.set(settingsKey, JSON.stringify({ learning: { exams: [{ ...exam, at: 1e300 }, exam] } }));
  expect(examResults()).toEqual([exam]);
});

test('where the device keeps nothing an import says so, and every loss is told to the page', () => {
  rememberLesson('checks');
  const text = exportLearning();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  const lost: string[] = [];
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => lost.push(type));
  expect(importLearning(text)).toEqual({ ok: false, because: 'full' });
  rememberMistake('checks', 'sum');
  expect([lessonsDone(), lost]).toEqual([[], [learningLost, learningLost]]);
});

test.each(['', '{', 'null', '[]', '{"a":1}'])('a file that holds %j changes nothing', text => {
  rememberLesson('raiders');
  expect(importLearning(text)).toEqual({ ok: false, because: 'bad' });
  expect(lessonsDone()).toEqual(['raiders']);
});
