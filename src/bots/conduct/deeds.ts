/** What kind of deed an effect is, read from its tree: work for the fleet, an attack on somebody, or neither. */
import type { Library } from '#engine/index.ts';
import type { Line } from '#engine/library/library.ts';
import { branches } from '#engine/model/branches.ts';
import type { Instruction } from '#engine/model/flow.ts';

export type Deed = 'work' | 'accusation' | 'bid' | 'other';

/** Of effects whose use to the humans nobody doubts. */
const works: ReadonlySet<string> = new Set([
  'attack',
  'activate-vipers',
  'repair',
  'act',
  'prepare',
  'prepare-or-evacuate',
  'evacuate',
  'destroy-force-here',
  'begin-mission',
]);

/** Where nobody wants to be. */
const prisons: ReadonlySet<string> = new Set(['brig', 'detention']);

function holds(ops: readonly Instruction[], is: (op: Instruction) => boolean): boolean {
  return ops.some(op => is(op) || branches(op).some(([, inside]) => holds(inside, is)));
}

const accuses = (op: Instruction): boolean =>
  (op.op === 'send' && prisons.has(op.to)) ||
  (op.op === 'procedure' && op.of === 'execution') ||
  (op.op === 'draw-mutiny' && op.who === 'picked');

const judged = new WeakMap<readonly Instruction[], Deed>();

export function deedOf(ops: readonly Instruction[]): Deed {
  const before = judged.get(ops);
  if (before) return before;
  const deed = judge(ops);
  judged.set(ops, deed);
  return deed;
}

function judge(ops: readonly Instruction[]): Deed {
  if (holds(ops, accuses)) return 'accusation';
  if (holds(ops, op => op.op === 'title')) return 'bid';
  return holds(ops, op => works.has(op.op)) ? 'work' : 'other';
}

interface Deeds {
  /** By the location or card that is used for an action. */
  readonly actions: ReadonlyMap<string, Deed>;
  /** By the line that picks somebody: what is done to him. */
  readonly picks: ReadonlyMap<string, Deed>;
}

const known = new WeakMap<Library, Deeds>();

export function deedsOf(lib: Library): Deeds {
  const before = known.get(lib);
  if (before) return before;
  const actions = new Map<string, Deed>();
  for (const { source, ability } of lib.actions) {
    if (ability.by === 'cylons') continue;
    if (source.on === 'location') actions.set(source.location, deedOf(ability.do));
    if (source.on === 'skill') actions.set(source.card, deedOf(ability.do));
  }
  const opsOf = (lines: readonly Line[]) => lines.map(({ op }) => op);
  const picks = new Map<string, Deed>();
  for (const { lines } of lib.blocks.values()) {
    for (const [i, line] of lines.entries()) {
      if (line.op.op === 'pick') picks.set(line.id, deedOf(opsOf(lines.slice(i + 1))));
    }
  }
  const found = { actions, picks };
  known.set(lib, found);
  return found;
}
