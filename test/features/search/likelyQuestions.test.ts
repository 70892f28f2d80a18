import { expect, test } from 'vitest';
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
