/**
 * What an effect is worth to the humans, read from the card's own tree: one entry an operation, so that a card
 * nobody has thought of is judged by what it does.
 */

import type { Library } from '#engine/index.ts';
import type { Line } from '#engine/library/library.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { suspended } from '#engine/queries/suspended.ts';
import { decider, eligible } from '#engine/queries/who.ts';
import type { Outlook } from '../outlook.ts';
import { sideOf } from '../suspicion.ts';

/** Effects inside effects inside effects (an action that grants actions) are cut off here. */
const deepest = 12;

export function worthOfBlock(o: Outlook, block: string | undefined, you: Seat = o.me): number {
  const { stack } = o.run.state;
  const lines = block === undefined ? undefined : o.lib.blocks.get(block)?.lines;
  if (!lines || block === undefined || stack.length > deepest) return 0;
  // An action that grants actions is not weighed by granting itself.
  if (stack.some(frame => frame.at === block && frame.seat === you)) return 0;
  stack.push({ at: block, pc: 0, seat: you });
  const sum = worthOfLines(o, lines);
  stack.pop();
  return sum;
}

/** Within an effect `you` stays who it was. */
export function worthOfBranch(o: Outlook, block: string | undefined): number {
  const lines = block === undefined ? undefined : o.lib.blocks.get(block)?.lines;
  return lines ? worthOfLines(o, lines) : 0;
}

/** After a pick everything depends on whom, so the rest is weighed for each of those who can be picked. */
function worthOfLines(o: Outlook, lines: readonly Line[]): number {
  let sum = 0;
  for (const [i, line] of lines.entries()) {
    if (line.op.op === 'pick') {
      const by = decider(o.run, line.op.by);
      if (by === undefined) return sum;
      const worths = eligible(o.run, line.op.among, by).map(seat =>
        worthIfPicked(o, seat, lines.slice(i + 1)),
      );
      return worths.length === 0 ? sum : sum + preferred(o, by, worths);
    }
    sum += worthOfLine(o, line);
  }
  return sum;
}

export function worthIfPicked(o: Outlook, seat: Seat, rest: readonly Line[]): number {
  const { stack } = o.run.state;
  const top = stack.at(-1);
  if (!top || stack.length > deepest) return 0;
  stack.push({ at: top.at, pc: 0, picked: seat });
  const sum = worthOfLines(o, rest);
  stack.pop();
  return sum;
}

/** What comes of it when that player chooses. */
export function preferred(o: Outlook, by: Seat, worths: readonly number[]): number {
  return sideOf(o, by) === 'humans' ? Math.max(...worths) : Math.min(...worths);
}

/** Instructions of procedures are worth nothing in themselves. */
function worthOfLine(o: Outlook, line: Line): number {
  if (suspended(o.run, line.op)) return 0;
  return o.knowledge.worths[line.op.op]?.(o, line.op as never, line.child) ?? 0;
}

export interface Found {
  readonly line: Line;
  /** The lines of the same block that follow it. */
  readonly rest: readonly Line[];
  readonly block: string;
}

const indexes = new WeakMap<Library, ReadonlyMap<string, Found>>();

/** A line by its stable id, as a view names it. */
export function lineOf(lib: Library, node: string | undefined): Found | undefined {
  let index = indexes.get(lib);
  if (!index) {
    const found = new Map<string, Found>();
    for (const block of lib.blocks.values()) {
      block.lines.forEach((line, i) => {
        found.set(line.id, { line, rest: block.lines.slice(i + 1), block: block.id });
      });
    }
    index = found;
    indexes.set(lib, index);
  }
  return node === undefined ? undefined : index.get(node);
}
