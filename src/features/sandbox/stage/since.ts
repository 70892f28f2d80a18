/** What has happened since a seat's last turn, by how much it matters to that seat. */
import { eventsFor, type Viewer } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { type Beat, beatsOf } from '#ui/stage/beats.ts';
import type { SceneName, Weigh } from '#ui/stage/facet.ts';
import type { AtTable } from '../machine/table.ts';

export interface SinceItem {
  readonly step: AtTable;
  readonly event: GameEvent;
  readonly weight: Beat['weight'];
}

export interface Since {
  /** In the order in which they happened. */
  readonly items: readonly SinceItem[];
  /** How many there are besides. */
  readonly more: number;
}

/** What is worth a line, and how many lines at most. */
const least = 3;
const most = 5;
/** These are worth a line only where they turn something. */
const passing: readonly SceneName[] = ['attack', 'roll', 'option', 'card'];

export function sinceLastTurn(table: AtTable, viewer: Viewer, weigh: Weigh): Since {
  // Who only watches has no turn.
  if (typeof viewer !== 'number') return { items: [], more: 0 };
  const all: (SinceItem & { readonly scene: Beat['scene'] })[] = [];
  for (const step of stepsSince(table, viewer))
    for (const { chief, weight, scene } of beatsOf([eventsFor(step.events, viewer)], viewer, weigh))
      if (weight >= (passing.includes(scene) ? least + 1 : least))
        all.push({ step, event: chief, weight, scene });
  const worth = all.filter(item => !isLedUpTo(item, all));
  const heaviest = new Set(
    worth
      .map((item, at) => ({ item, at }))
      // Of what matters as much, the later is the newer.
      .toSorted((a, b) => b.item.weight - a.item.weight || b.at - a.at)
      .slice(0, most)
      .map(({ item }) => item),
  );
  return { items: worth.filter(item => heaviest.has(item)), more: worth.length - heaviest.size };
}

/** A check that is called, or shuffled, is told by how it ends. */
const isLedUpTo = ({ scene, event }: { scene: Beat['scene']; event: GameEvent }, all: readonly SinceItem[]) =>
  scene === 'check' && event.type !== 'check-decided' && all.some(one => one.event.type === 'check-decided');

/** From the end of the last turn of this seat, or from the beginning. The first comes first. */
function stepsSince(table: AtTable, viewer: Viewer): readonly AtTable[] {
  const steps: AtTable[] = [];
  let turns = 0;
  let isOwn = false;
  for (let at: AtTable | undefined = table; at !== undefined; at = at.earlier) {
    const began = at.events.findLast(({ type }) => type === 'turn-began');
    steps.unshift(at);
    if (began?.type !== 'turn-began') continue;
    isOwn = began.seat === viewer;
    // The turn that is being played is part of it; the one before it that was theirs is not.
    if (isOwn && turns > 0) return afterTurn(steps);
    turns += 1;
  }
  return steps;
}

/** Without the turn that these steps begin with. */
function afterTurn(steps: readonly AtTable[]): readonly AtTable[] {
  const next = steps.findIndex(
    ({ events }, at) => at > 0 && events.some(({ type }) => type === 'turn-began'),
  );
  return next < 0 ? steps : steps.slice(next);
}
