/** What kind of deed an effect is, read from its tree: work for the fleet, an attack on somebody, or neither. */
import type { Line } from '#engine/library/library.ts';
import { branches } from '#engine/model/branches.ts';
import type { Instruction } from '#engine/model/flow.ts';
import type { LocationId } from '#engine/model/vocabulary.ts';
import type { Knowledge } from '../knowledge.ts';

export type Deed = 'work' | 'accusation' | 'bid' | 'other';

function holds(ops: readonly Instruction[], is: (op: Instruction) => boolean): boolean {
  return ops.some(op => is(op) || branches(op).some(([, inside]) => holds(inside, is)));
}

/** To the Brig, or to what stands for it. */
const isPrison = ({ lib }: Knowledge, place: LocationId): boolean =>
  place === 'brig' || lib.locations.get(place)?.insteadOf === 'brig';

const accuses =
  (knowledge: Knowledge) =>
  (op: Instruction): boolean =>
    (op.op === 'send' && isPrison(knowledge, op.to)) || knowledge.facets.some(facet => facet.accuses?.(op));

const judged = new WeakMap<Knowledge, Map<readonly Instruction[], Deed>>();

export function deedOf(knowledge: Knowledge, ops: readonly Instruction[]): Deed {
  const before = judged.get(knowledge)?.get(ops);
  if (before) return before;
  const deed = judge(knowledge, ops);
  judged.set(knowledge, (judged.get(knowledge) ?? new Map<readonly Instruction[], Deed>()).set(ops, deed));
  return deed;
}

function judge(knowledge: Knowledge, ops: readonly Instruction[]): Deed {
  if (holds(ops, accuses(knowledge))) return 'accusation';
  if (holds(ops, op => op.op === 'title')) return 'bid';
  return holds(ops, op => knowledge.works.has(op.op)) ? 'work' : 'other';
}

interface Deeds {
  /** By the location or card that is used for an action. */
  readonly actions: ReadonlyMap<string, Deed>;
  /** By the line that picks somebody: what is done to him. */
  readonly picks: ReadonlyMap<string, Deed>;
}

const known = new WeakMap<Knowledge, Deeds>();

export function deedsOf(knowledge: Knowledge): Deeds {
  const { lib } = knowledge;
  const before = known.get(knowledge);
  if (before) return before;
  const actions = new Map<string, Deed>();
  for (const { source, ability } of lib.actions) {
    if (ability.by === 'cylons') continue;
    if (source.on === 'location') actions.set(source.location, deedOf(knowledge, ability.do));
    if (source.on === 'skill') actions.set(source.card, deedOf(knowledge, ability.do));
  }
  const opsOf = (lines: readonly Line[]) => lines.map(({ op }) => op);
  const picks = new Map<string, Deed>();
  for (const { lines } of lib.blocks.values()) {
    for (const [i, line] of lines.entries()) {
      if (line.op.op === 'pick') picks.set(line.id, deedOf(knowledge, opsOf(lines.slice(i + 1))));
    }
  }
  const found = { actions, picks };
  known.set(knowledge, found);
  return found;
}
