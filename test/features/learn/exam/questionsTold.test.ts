import { expect, test } from 'vitest';
import { boardIn } from '#collections/positions.ts';
import { kinds } from '#features/learn/exam/question.ts';
import { partsAbout } from '#features/learn/exam/questionText.ts';

const board = boardIn('board/set-up', 'start');

test.each(kinds)('a question of the kind %s is asked beside a part of the board', kind => {
  expect(partsAbout(kind, board).length).toBeGreaterThan(0);
});

test('the board shows what a question is about', () => {
  expect(partsAbout('turn', board)).toEqual(['players']);
  expect(partsAbout('jump-loss', board)).toEqual(['jump']);
  expect(partsAbout('raider-moves', board)).toEqual(['space']);
  expect(partsAbout('over', board)).toEqual(expect.arrayContaining(['space', 'resources', 'boarding']));
  expect(partsAbout('fly', board)).toContain('space');
});
