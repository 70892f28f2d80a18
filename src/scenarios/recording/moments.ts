/**
 * Plays a recording, line of the procedure by line: between two moments happens as little as the engine can tell
 * apart, one attack, one ship, one card.
 */
import { type Library, Table } from '../../engine/index.ts';
import type { Made } from '../../engine/model/choice.ts';
import type { GameEvent } from '../../engine/model/event.ts';
import type { State } from '../../engine/model/state.ts';
import { advance } from '../../engine/run/advance.ts';
import { copyState } from '../../engine/run/copy.ts';

export interface Moment {
  /** What has happened since the moment before; nothing at the start. */
  readonly events: readonly GameEvent[];
  readonly state: State;
  /** How many answers had been given. */
  readonly answered: number;
}

export interface Played {
  readonly start: State;
  readonly answers: readonly Made[];
}

export function momentsOf(lib: Library, { start, answers }: Played): readonly Moment[] {
  const moments: Moment[] = [{ events: [], state: start, answered: 0 }];
  let told = 0;
  let answered = 0;
  const look = () => {
    if (events.length === told) return;
    moments.push({ events: events.slice(told), state: copyState(table.state), answered });
    told = events.length;
  };
  const table: Table = new Table({ lib, state: start, log: undefined, origin: undefined }, { onLine: look });
  const { events } = table.run;
  advance(table.run);
  look();
  for (const made of answers) {
    told = 0;
    answered += 1;
    table.play(made);
    look();
  }
  return moments;
}
