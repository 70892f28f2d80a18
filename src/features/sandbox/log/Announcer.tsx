/**
 * Tells those who cannot see it what has happened, in order and once: beat by beat while the stage shows it, or step by
 * step where nothing is shown. Every sentence is a line of its own, so that none is lost when the next one comes.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { eventsFor } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import { isTold } from '#ui/table/isTold.ts';
import { told } from '#ui/table/speech.ts';
import type { AtTable } from '../machine/table.ts';
import { useTable } from '../scene.ts';
import type { Staged } from '../stage/useStage.ts';

/** Of a long row of steps made at once only the last are read out; the log has them all. */
const most = 12;

export function Announcer({ staged }: { readonly staged: Staged | undefined }) {
  const { table, view, speech } = useTable();
  const last = useRef<AtTable | undefined>(undefined);
  /** What the stage tells, and how much of it has been read out. */
  const heard = useRef<{ readonly all: readonly GameEvent[]; readonly n: number }>({ all: [], n: 0 });
  const lines = useRef(0);
  const [said, setSaid] = useState<readonly { readonly n: number; readonly text: string }[]>([]);
  const tell = (events: readonly GameEvent[]) => {
    const more = told(speech, view.seats, events.filter(isTold))
      .slice(-most)
      .map(({ text }) => ({ n: ++lines.current, text }));
    if (more.length > 0) setSaid(before => [...before, ...more].slice(-most));
  };
  const playing = staged?.isReplay === false ? staged : undefined;
  const beat = playing?.beat;
  useEffect(() => {
    const { all, n } = heard.current;
    // What was skipped is read out all the same.
    const upTo = playing?.all === all ? playing.upTo : all.length;
    if (n < upTo) tell(all.slice(n, upTo));
    heard.current = { all, n: Math.max(n, upTo) };
    if (playing === undefined || playing.all === all) return;
    // All of this step is told beat by beat.
    last.current = table;
    tell(playing.all.slice(0, playing.upTo));
    heard.current = { all: playing.all, n: playing.upTo };
  }, [beat]);
  useEffect(() => {
    if (beat !== undefined) return;
    const fresh: AtTable[] = [];
    for (
      let at: AtTable | undefined = table;
      at !== undefined && at !== last.current && fresh.length < most;
      at = at.earlier
    )
      fresh.push(at);
    last.current = table;
    tell(fresh.reverse().flatMap(step => eventsFor(step.events, view.viewer)));
  }, [table]);
  // What one player was told is not left lying for the next.
  useEffect(() => setSaid([]), [view.viewer]);
  return (
    <div class="visually-hidden" aria-live="polite" data-announcer>
      {said.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
