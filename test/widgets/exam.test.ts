import { expect, test } from 'vitest';
import { kinds } from '#exam/question.ts';
import { partsAbout } from '#widgets/exam/told.ts';

test.each(kinds)('a question of the kind %s is asked beside a part of the board', kind => {
  expect(partsAbout(kind).length).toBeGreaterThan(0);
});

test('the board shows what a question is about', () => {
  expect(partsAbout('turn')).toEqual(['players']);
  expect(partsAbout('jump-loss')).toEqual(['jump']);
  expect(partsAbout('raider-moves')).toEqual(['space']);
  expect(partsAbout('over')).toEqual(expect.arrayContaining(['space', 'resources', 'boarding']));
  expect(partsAbout('fly')).toContain('space');
});
