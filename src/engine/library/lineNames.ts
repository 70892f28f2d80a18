/**
 * Names of the lines of a block, for positions that are stored: a number would mean another line as soon as one is
 * put in before it. A line is called by its operation and its words: `window turn-start`, `step movement`.
 */
import type { Instruction } from '../model/flow.ts';
import type { Block } from './library.ts';
import { annotations } from './meaning.ts';

/** Behind the last line: the block is done and still on the stack. */
const end = 'end';

/** Words that tell no lines apart: a line that gets one keeps the name it has in older files. */
const unnamed: ReadonlySet<string> = new Set(['op', ...annotations, 'ruling']);

function plainName(op: Instruction): string {
  const words = Object.entries(op).flatMap(([field, value]) =>
    !unnamed.has(field) && typeof value === 'string' ? value : [],
  );
  return [op.op, ...words].join(' ');
}

/** Lines that say the same are counted: `draw-set`, `draw-set 2`. */
function lineNames({ lines }: Block): readonly string[] {
  const used = new Map<string, number>();
  const names = lines.map(({ op }) => {
    const name = plainName(op);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
  return [...names, end];
}

export function lineName(block: Block, pc: number): string {
  const name = lineNames(block)[pc];
  if (name === undefined) throw new Error(`${block.id} has no line ${pc}`);
  return name;
}

/** Undefined where the block has no such line. */
export function lineCalled(block: Block, name: string): number | undefined {
  const pc = lineNames(block).indexOf(name);
  return pc < 0 ? undefined : pc;
}
