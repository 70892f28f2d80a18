import { expect, test } from 'vitest';
import { getNextSnapshot, initialTransition } from 'xstate';
import { type ExamEvent, examMachine } from '#features/learn/exam/examMachine.ts';
import { walk } from '#test/kit/machines.ts';

const everything: readonly ExamEvent[] = [
  { type: 'begin' },
  { type: 'laid', length: 3 },
  { type: 'laid', length: 0 },
  { type: 'fail' },
  { type: 'answer', option: 'a', right: true },
  { type: 'answer', option: 'b', right: false },
  { type: 'next' },
  { type: 'leave' },
];

type Snapshot = ReturnType<typeof start>;
const start = () => initialTransition(examMachine)[0];
const after = (events: readonly ExamEvent[]): Snapshot =>
  events.reduce<Snapshot>((state, event) => getNextSnapshot(examMachine, state, event), start());

test('every state is reached and none is a dead end', () => {
  const { states, deadEnds } = walk(examMachine, undefined, () => everything);
  expect([...states].toSorted()).toEqual(
    ['"answered"', '"asking"', '"done"', '"door"', '"failed"', '"laying"'].toSorted(),
  );
  expect(deadEnds).toEqual([]);
});

test('right answers make it harder up to a limit, wrong ones easier', () => {
  const begun: readonly ExamEvent[] = [{ type: 'begin' }, { type: 'laid', length: 9 }];
  const step = (right: boolean): ExamEvent[] => [{ type: 'answer', option: '', right }, { type: 'next' }];
  const levels = [true, true, true, false, false, false].map(
    (_, at, all) => after([...begun, ...all.slice(0, at + 1).flatMap(step)]).context.level,
  );
  expect(levels).toEqual([2, 3, 3, 2, 1, 1]);
});

test('a question is answered once, and the last one ends it', () => {
  const answer: ExamEvent = { type: 'answer', option: 'a', right: true };
  const begun: readonly ExamEvent[] = [{ type: 'begin' }, { type: 'laid', length: 2 }];
  expect(after([...begun, answer, answer]).context.answers).toHaveLength(1);
  const done = after([...begun, answer, { type: 'next' }, answer, { type: 'next' }]);
  expect(done.value).toBe('done');
  expect(done.context.answers.map(({ level }) => level)).toEqual([1, 2]);
  expect(after([{ type: 'begin' }, { type: 'laid', length: 0 }]).value).toBe('laying');
});
