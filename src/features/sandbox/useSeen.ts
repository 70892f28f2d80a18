/** What the viewer had seen before going back: it stays marked as seen. */
import { useEffect, useState } from 'preact/hooks';
import { eventsFor, type Viewer } from '#engine/index.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';
import type { AtTable } from './machine/table.ts';

/** Events that show what was hidden until then, or what chance has decided. */
const telling: readonly EventType[] = [
  'rolled',
  'cards-drawn',
  'crisis-drawn',
  'crises-seen',
  'check-revealed',
  'destiny-added',
  'destinations-drawn',
  'loyalty-dealt',
  'loyalty-seen',
  'loyalty-shown',
  'quorum-drawn',
  'super-crisis-drawn',
  'civilian-seen',
  'tokens-seen',
  'scouted',
  'card-taken',
];
const cards = ['cards', 'card', 'face', 'cargo'];

function shown(table: AtTable, viewer: Viewer): readonly GameEvent[] {
  return eventsFor(table.events, viewer).filter(
    event => telling.includes(event.type) && cards.some(key => key in event),
  );
}

export interface Seen {
  readonly events: readonly GameEvent[];
  readonly forget: () => void;
}

/** By game; each line once. `undone` are the steps that were taken back, the last one first. */
export function useSeen(table: AtTable, undone: readonly AtTable[], viewer: Viewer): Seen {
  const [seen, setSeen] = useState<{ readonly of: string; readonly events: readonly GameEvent[] }>({
    of: table.name,
    events: [],
  });
  const key = `${table.name} ${viewer}`;
  const known = seen.of === key ? seen.events : [];
  useEffect(() => {
    const fresh = undone.flatMap(step => shown(step, viewer)).filter(event => !known.includes(event));
    if (fresh.length > 0 || seen.of !== key) setSeen({ of: key, events: [...known, ...fresh] });
  }, [undone, key]);
  return { events: known, forget: () => setSeen({ of: key, events: [] }) };
}
