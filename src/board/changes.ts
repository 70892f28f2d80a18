/** What became different between two positions, told by what is said of them. */

import { type Line, lineText } from './describe/line.ts';
import { describe } from './describe.ts';
import type { BoardModel } from './model.ts';
import type { Words } from './words.ts';

/** The lines that read differently now. A line that is gone has nothing to point at. */
export function changes(before: BoardModel, after: BoardModel, words: Words): readonly Line[] {
  const then = new Map(linesOf(before, words).map(line => [line.spot, lineText(words, line)]));
  return linesOf(after, words).filter(line => then.get(line.spot) !== lineText(words, line));
}

function linesOf(model: BoardModel, words: Words): readonly Line[] {
  return describe(model, words).flatMap(({ lines }) => lines);
}
