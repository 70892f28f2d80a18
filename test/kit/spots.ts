import { describe } from '#board/describe.ts';
import type { SpotId } from '#board/marks.ts';
import type { BoardModel } from '#board/model.ts';
import { stacksOf } from '#board/stacks.ts';
import { wordsOf } from '#books/atBuild/board.ts';
import { sectors } from '#engine/model/vocabulary.ts';

/** Everything that has a place of its own on the board. */
export function spotsOf(model: BoardModel): ReadonlySet<SpotId> {
  const lines = describe(model, wordsOf('en')).flatMap(section => section.lines.map(({ spot }) => spot));
  const stacks = sectors.flatMap(sector =>
    stacksOf(sector, model.ships[sector], model.players).map(({ id }) => id),
  );
  return new Set([...lines, ...stacks]);
}
