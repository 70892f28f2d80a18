import { expect, test } from 'vitest';
import { phrased } from '#features/search/find/phrased.ts';
import type { WrittenAnswer } from '#features/search/pack/answer.ts';
import { withoutListedOfOthers } from '#scripts/search/collectAnswers.ts';
import { likelyQuestions } from '#scripts/search/likelyQuestions.ts';

test('whole questions are offered first, then what asks without a mark; names and scraps never', () => {
  const asked = ['how do i land', 'dock the thing', 'How do I land?', 'Where do I land?', 'can i land twice'];
  expect(likelyQuestions(asked, 'en')).toEqual(['How do I land?', 'Where do I land?', 'how do i land']);
  expect(likelyQuestions(['viper', 'dock the thing'], 'en')).toEqual([]);
});

test('what another answer is asked for in the same words is not offered', () => {
  const isOwn = (question: string) => question !== 'Where do I land?';
  expect(likelyQuestions(['Where do I land?', 'How do I land?'], 'en', isOwn)).toEqual(['How do I land?']);
});

test('a listed question is asked of its own rule only', () => {
  const listed = 'What does the President do?';
  const answer = (id: string, written: readonly string[]): WrittenAnswer => ({
    ...{ id, kind: 'rule', book: 'base', path: '', page: '', heading: '', name: '', figure: false, place: 0 },
    ...{ words: [], text: '', written, asked: written.map(text => phrased(text, 'en')) },
  });
  const all = [
    answer('quorum', [listed, 'Quorum cards']),
    answer('decisions', ['what does a president do', 'President']),
  ];
  const kept = withoutListedOfOthers(all, new Map([[listed, 'quorum']]));
  expect(kept.map(({ written }) => written)).toEqual([[listed, 'Quorum cards'], ['President']]);
  expect(kept.map(({ asked }) => asked.length)).toEqual([2, 1]);
});
