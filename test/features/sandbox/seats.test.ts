import { expect, test } from 'vitest';
import type { GameEvent } from '#engine/model/event.ts';
import { playedAfter, type Seats } from '#ui/table/seats.ts';

const cause = { rule: 'turn.six-steps', node: 'turn.1' } as const;
const seats: Seats = [
  { id: 'p1', character: undefined },
  { id: 'p2', character: 'saul-tigh' },
];

test.each<[GameEvent, readonly (string | undefined)[]]>([
  [{ type: 'character-chosen', seat: 0, character: 'laura-roslin', cause }, ['laura-roslin', 'saul-tigh']],
  [{ type: 'character-replaced', seat: 1, character: 'gaius-baltar', cause }, [undefined, 'gaius-baltar']],
  [{ type: 'passed', seat: 1, cause }, [undefined, 'saul-tigh']],
])('a player has the name of the character that he plays at that time: $0.type', (event, played) => {
  expect(playedAfter(seats, event).map(({ character }) => character)).toEqual(played);
});
