import { describe, expect, test } from 'vitest';
import { presenterBench } from '#features/night/presenterBench.ts';
import { benchContract } from '../../kit/benchContract.ts';

const stories = new Map([
  ['examples/a', 'ssas'],
  ['examples/b', 's'],
  ['lessons/c', 'asa'],
]);

describe('the presenter', () => {
  benchContract({ bench: presenterBench(stories), engine: { steps: [] } });
});

const bench = presenterBench(stories);
const after = (...moves: Parameters<typeof bench.answer>[1][]) =>
  moves.reduce((state, move) => bench.answer(state, move) ?? state, bench.start);
const next = { type: 'next' } as const;

test('at a question the answer is held back until the next press, and the one after goes on', () => {
  const asking = after({ type: 'open', scenario: 'examples/a' }, next, next);
  expect(bench.stageOf(asking)).toBe('asking');
  const answered = bench.answer(asking, next);
  expect(answered && bench.stageOf(answered)).toBe('answered');
  expect(answered && bench.answer(answered, next)?.at).toBe(3);
});

test('hands are counted for the answers of the question in hand, never below none', () => {
  const hand = { type: 'hand', option: 1, by: 1 } as const;
  const asking = after({ type: 'open', scenario: 'lessons/c' }, hand, hand);
  expect(asking.hands).toEqual([0, 2]);
  expect(bench.answer(asking, { ...hand, option: 0, by: -1 })).toBeUndefined();
  expect(after({ type: 'open', scenario: 'lessons/c' }, hand, next, next).hands).toEqual([]);
  expect(bench.answer(after({ type: 'open', scenario: 'examples/b' }), hand)).toBeUndefined();
});

test('a blank screen stays where it is, and its language and code outlive another example', () => {
  const dark = after({ type: 'open', scenario: 'examples/a' }, { type: 'blank' }, next);
  expect([dark.at, bench.stageOf(dark)]).toEqual([0, 'blank']);
  const other = after(
    { type: 'beside', language: 'pl' },
    { type: 'code' },
    { type: 'open', scenario: 'examples/b' },
  );
  expect([other.beside, other.code]).toEqual(['pl', true]);
});

test('a scenario that is not in the list brings its stops with it', () => {
  const open = { type: 'open', scenario: 'titles/admiral/in-the-brig', stops: 'sss' } as const;
  expect(after(open, next, next).at).toBe(2);
  expect(bench.answer(after(open, next, next), next)).toBeUndefined();
  expect(bench.parse(bench.make(after(open, next)))).toEqual(after(open, next));
  expect(bench.answer(bench.start, { type: 'open', scenario: open.scenario })).toBeUndefined();
  expect(bench.answer(bench.start, { ...open, stops: 'sas' })).toBeUndefined();
  expect(bench.answer(bench.start, { ...open, scenario: '../elsewhere' })).toBeUndefined();
  expect(after(open, { type: 'open', scenario: 'examples/b' }).stops).toBeUndefined();
});
