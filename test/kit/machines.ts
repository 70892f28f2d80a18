/** Walking a machine by every event on offer, to see what can be reached and whether one can get on from there. */
import {
  type AnyStateMachine,
  type EventFromLogic,
  getNextSnapshot,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
} from 'xstate';

export interface Walk<M extends AnyStateMachine> {
  /** Every configuration that was met, by its state and context. */
  readonly met: ReadonlyMap<string, SnapshotFrom<M>>;
  /** The names of the states. */
  readonly states: ReadonlySet<string>;
  /** Configurations in which no event does anything. */
  readonly deadEnds: readonly string[];
}

export function walk<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  eventsAt: (snapshot: SnapshotFrom<M>) => readonly EventFromLogic<M>[],
  most = 5000,
): Walk<M> {
  const [start] = initialTransition(machine, input as never);
  const met = new Map<string, SnapshotFrom<M>>([[keyOf(start), start as SnapshotFrom<M>]]);
  const deadEnds: string[] = [];
  for (const [key, snapshot] of met) {
    let moved = false;
    for (const event of eventsAt(snapshot)) {
      const next = getNextSnapshot(machine, snapshot, event as never) as SnapshotFrom<M>;
      const name = keyOf(next);
      moved ||= name !== key;
      if (!met.has(name) && met.size < most) met.set(name, next);
    }
    if (!moved) deadEnds.push(key);
  }
  const states = new Set(
    [...met.values()].map(snapshot => JSON.stringify((snapshot as { value: unknown }).value)),
  );
  return { met, states, deadEnds };
}

function keyOf(snapshot: unknown): string {
  const { value, context } = snapshot as { value: unknown; context: unknown };
  return JSON.stringify([value, context]);
}
