import { wishes } from '#books/atBuild/text.ts';
import { compile } from '#engine/index.ts';
import type { Book } from '#engine/model/card.ts';
import type { CardOp } from '#engine/model/effect.ts';
import type { Instruction } from '#engine/model/flow.ts';

const asks: ReadonlySet<string> = new Set([
  ...(['may', 'choose', 'pick'] satisfies CardOp['op'][]),
  ...wishes,
]);
const isAsking = (op: Instruction) => asks.has(op.op) || (op.op === 'draw' && op.may === true);

/** The lines in which cards and sheets of the last book ask somebody, each with the operations behind it. */
export function askingLines(books: readonly Book[]): ReadonlyMap<string, readonly CardOp[]> {
  const own = new Set(books.slice(-1).flatMap(thingsOf));
  const lines = new Map<string, readonly CardOp[]>();
  for (const block of compile(books).blocks.values()) {
    if (block.card === undefined || !own.has(block.card)) continue;
    block.lines.forEach(({ op, id }, at) => {
      // What cards carry out are operations of cards; procedures ask by typed keys.
      if (isAsking(op))
        lines.set(
          id,
          block.lines.slice(at).map(line => line.op as CardOp),
        );
    });
  }
  return lines;
}

function thingsOf({ cards, characters, locations, titles, damageTokens }: Book): readonly string[] {
  return [cards, characters, locations, titles, damageTokens].flatMap(list => list.map(({ id }) => id));
}
