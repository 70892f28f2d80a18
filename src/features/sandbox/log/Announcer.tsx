/** Tells those who cannot see it what has happened, in order and once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { eventsFor } from '#engine/index.ts';
import { told } from '#ui/table/speech.ts';
import type { AtTable } from '../machine/table.ts';
import { useTable } from '../scene.ts';
import { isTold } from './isTold.ts';

/** Of a long row of steps made at once only the last are read out; the log has them all. */
const most = 12;

export function Announcer() {
  const { table, view, speech } = useTable();
  const last = useRef<AtTable | undefined>(undefined);
  const [text, say] = useState('');
  useEffect(() => {
    const fresh: AtTable[] = [];
    for (
      let at: AtTable | undefined = table;
      at !== undefined && at !== last.current && fresh.length < most;
      at = at.earlier
    )
      fresh.push(at);
    last.current = table;
    const events = fresh.reverse().flatMap(step => eventsFor(step.events, view.viewer).filter(isTold));
    const lines = told(speech, view.seats, events).slice(-most);
    if (lines.length > 0) say(lines.map(line => line.text).join(' '));
  }, [table]);
  // What one player was told is not left lying for the next.
  useEffect(() => say(''), [view.viewer]);
  return (
    <p class="visually-hidden" aria-live="polite" data-announcer>
      {text}
    </p>
  );
}
