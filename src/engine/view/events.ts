import type { GameEvent } from '../model/event.ts';
import type { Viewer } from './view.ts';

/** The same events with what a viewer may not know left out: which cards, not that there were some. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.map(event => {
    const { secretTo } = event;
    if (secretTo === undefined || viewer === 'teacher') return event;
    if (viewer !== 'table' && (secretTo & (1 << viewer)) !== 0) return event;
    const open: Record<string, unknown> = { ...event };
    delete open['cards'];
    delete open['card'];
    delete open['cargo'];
    return open as unknown as GameEvent;
  });
}
