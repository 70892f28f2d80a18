import { changingParts } from '#board/changing.ts';
import type { BoardModel } from '#board/model.ts';
import { type BoardPart, boardParts, widest } from '#board/parts.ts';
import type { Words } from '#board/words.ts';
import type { Story } from './index.ts';

/** The parts of the board that a story needs: those that change in it, and those on which the reader acts. */
export function partsShown(
  { stops }: Story,
  boards: readonly BoardModel[],
  words: Words,
): readonly BoardPart[] {
  const board = widest(boards);
  if (board === undefined) return [];
  const done = new Set(stops.map(stop => (stop.kind === 'do' ? stop.deed.right : undefined)));
  const acted = board.print.locations.flatMap(one => (done.has(one.id) ? [one.board] : []));
  const shown: readonly string[] = [
    ...changingParts(boards, words),
    // Galactica lies in the midst of space.
    ...acted.map(on => (on === 'galactica' ? 'space' : on)),
  ];
  return boardParts(board).filter(part => shown.includes(part));
}
