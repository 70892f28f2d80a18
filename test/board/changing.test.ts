import { expect, test } from 'vitest';
import { changingParts } from '#board/changing.ts';
import { wordsOf } from '#books/atBuild/board.ts';
import { boardIn } from '#collections/positions.ts';

const during = (id: string) =>
  changingParts(
    (['start', 'end'] as const).map(when => boardIn(id, when)),
    wordsOf('en'),
  );

test('a board that comes to lie on the table is a part that changes, and moves no other into its place', () => {
  const parts = during('pegasus/examples/settling-on-new-caprica');
  expect(parts).toContain('new-caprica');
  expect(parts).not.toContain('boarding');
});

test('where nothing changes all that is in space is shown', () => {
  const board = boardIn('board/swarm', 'start');
  expect(changingParts([board, board], wordsOf('en'))).toEqual(['space']);
});
