/** What just happened: the last step once more, moment by moment, on the board. */
import { useEffect, useState } from 'preact/hooks';
import { applyStepwise, eventsFor, type Moment, type View, type Viewer, viewFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { isTold } from './log/isTold.ts';
import { type AtTable, choiceMade } from './machine/table.ts';

export interface Replay {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

/** So long a moment is shown, in milliseconds. */
const pace = 1300;

export function useReplay(table: AtTable | undefined, viewer: Viewer) {
  const [playing, play] = useState<{
    readonly of: AtTable;
    readonly moments: readonly Moment[];
    readonly at: number;
  }>();
  const current = playing !== undefined && playing.of === table ? playing : undefined;

  useEffect(() => {
    if (current === undefined) return;
    const next = setTimeout(
      () => play(current.at + 1 < current.moments.length ? { ...current, at: current.at + 1 } : undefined),
      pace,
    );
    return () => clearTimeout(next);
  }, [current]);

  const moment = current?.moments[current.at];
  const replay: Replay | undefined = moment &&
    table && {
      view: viewFor({ ...table.game, state: moment.state }, viewer),
      events: eventsFor(moment.events, viewer).filter(isTold),
    };
  const last = table && lastTold(table);
  return {
    replay,
    start:
      last === undefined ? undefined : () => table && play({ of: table, moments: momentsOf(last), at: 0 }),
    stop: () => play(undefined),
  };
}

/** The last step of which there was something to tell. */
function lastTold(table: AtTable): AtTable | undefined {
  for (let at: AtTable | undefined = table; at?.earlier !== undefined; at = at.earlier) {
    if (at.events.some(isTold)) return at;
  }
  return undefined;
}

function momentsOf(table: AtTable): readonly Moment[] {
  const { earlier, windows } = table;
  const made = choiceMade(table);
  if (earlier === undefined || made === undefined) return [];
  const { seat, choose } = made;
  const step = applyStepwise(earlier.game, { seat, choose }, { passIdle: windows === 'able' });
  return step.ok ? step.moments.filter(({ events }) => events.some(isTold)) : [];
}
