/** Effects as blocks: each list of lines has an id, and each branch in it one of its own. */
import type { RuleId } from '#rules/ruleId.ts';
import { branches } from '../model/branches.ts';
import type { Instruction } from '../model/flow.ts';
import type { BlockId, ThingId } from '../model/vocabulary.ts';
import type { AnyResolver, Operations } from '../ops/resolver.ts';
import type { Block, Line } from './library.ts';

export interface Blocks {
  readonly all: ReadonlyMap<BlockId, Block>;
  /** With everything that it branches into. */
  readonly add: (
    id: BlockId,
    effect: readonly Instruction[],
    card: ThingId | undefined,
    rule?: RuleId,
  ) => BlockId;
}

/** `twice` hears of an id that is already taken, and of the card that would take it again. */
export function makeBlocks(
  operations: Operations,
  twice: (id: BlockId, card: ThingId | undefined) => void,
): Blocks {
  const all = new Map<BlockId, Block>();
  const add: Blocks['add'] = (id, effect, card, rule) => {
    if (all.has(id)) twice(id, card);
    const lines: Line[] = [];
    all.set(id, { id, lines, card, rule });
    effect.forEach((op, i) => {
      const node = id.endsWith('#') ? `${id}${i + 1}` : `${id}.${i + 1}`;
      const child: Record<string, BlockId> = {};
      for (const [branch, inner] of branches(op)) child[branch] = add(`${node}.${branch}`, inner, card, rule);
      lines.push({ op, id: node, child, resolver: operations[op.op] as AnyResolver | undefined });
    });
    return id;
  };
  return { all, add };
}
