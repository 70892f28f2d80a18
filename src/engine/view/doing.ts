/** What is being carried out, and what shoots at what. */
import type { AttackState } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import { nearest } from '../run/find.ts';
import type { Position } from '../run/run.ts';

export interface DoingView {
  /** Stable ids of the lines in hand, the one that asks last: `crisis/water-shortage-a#b.1`. */
  readonly nodes: readonly string[];
  /** Who carries out each of these lines, its `you`. */
  readonly actors: readonly (Seat | undefined)[];
  readonly attack: AttackState | undefined;
  /** Whom the effect in hand has picked. */
  readonly picked: Seat | undefined;
}

/** Open to all: every event names the nodes that caused it. */
export function doingView(run: Position): DoingView {
  const nodes: string[] = [];
  const actors: (Seat | undefined)[] = [];
  let actor: Seat | undefined;
  for (const { at, pc, seat } of run.state.stack) {
    actor = seat ?? actor;
    const line = run.lib.blocks.get(at)?.lines[pc];
    if (!line) continue;
    nodes.push(line.id);
    actors.push(actor);
  }
  const attack = nearest(run, 'attack');
  return { nodes, actors, attack: attack && { ...attack }, picked: nearest(run, 'picked') };
}
