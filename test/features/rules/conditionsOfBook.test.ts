import { expect, test } from 'vitest';
import { conditionsOfBook } from '#features/rules/tables/conditionsOfBook.ts';

test('what the base game brings is always there, what an expansion brings with its box', () => {
  expect(conditionsOfBook('base')).toEqual([]);
  expect(conditionsOfBook('daybreak')).toEqual(['daybreak']);
});

test('cards of a skill that a later book brings anew stay in the box with it', () => {
  expect(conditionsOfBook('pegasus', 'treachery')).toEqual(['pegasus', '!daybreak']);
  expect(conditionsOfBook('pegasus', 'politics')).toEqual(['pegasus']);
  expect(conditionsOfBook('daybreak', 'treachery')).toEqual(['daybreak']);
});
