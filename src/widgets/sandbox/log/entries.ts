/** The log of a game as one viewer may read it: events in order, grouped by turn and step. */
import { eventsFor, type Viewer } from '../../../engine/index.ts';
import type { GameEvent } from '../../../engine/model/event.ts';
import type { Seat, Step } from '../../../engine/model/vocabulary.ts';
import type { AtTable } from '../../../machines/sandbox/table.ts';
import { isTold } from '../isTold.ts';

export interface StepOfLog {
  readonly step: Step | undefined;
  readonly events: readonly GameEvent[];
}

export interface TurnOfLog {
  /** Undefined before the first turn. */
  readonly number: number | undefined;
  readonly seat: Seat | undefined;
  readonly steps: readonly StepOfLog[];
}

/** Every step that led here, the first one first. */
export function wayTo(table: AtTable): readonly AtTable[] {
  const way: AtTable[] = [];
  for (let at: AtTable | undefined = table; at !== undefined; at = at.earlier) way.push(at);
  return way.reverse();
}

type Growing = { step: Step | undefined; events: GameEvent[] };

/** A game that begins with a prepared position begins in the middle of a turn. */
function begunIn({ game }: AtTable): {
  number: number | undefined;
  seat: Seat | undefined;
  steps: Growing[];
} {
  const turn = game.origin?.stack.find(frame => frame.turn !== undefined)?.turn;
  return turn === undefined
    ? { number: undefined, seat: undefined, steps: [] }
    : { number: turn.number, seat: turn.seat, steps: [{ step: turn.step, events: [] }] };
}

export function logOf(table: AtTable, viewer: Viewer): readonly TurnOfLog[] {
  const turns: { number: number | undefined; seat: Seat | undefined; steps: Growing[] }[] = [begunIn(table)];
  for (const { events } of wayTo(table)) {
    for (const event of eventsFor(events, viewer)) {
      const turn = turns.at(-1);
      if (event.type === 'turn-began') turns.push({ number: event.number, seat: event.seat, steps: [] });
      else if (event.type === 'step-began') turn?.steps.push({ step: event.step, events: [] });
      else if (isTold(event)) {
        if (turn?.steps.length === 0) turn.steps.push({ step: undefined, events: [] });
        turn?.steps.at(-1)?.events.push(event);
      }
    }
  }
  return turns.filter(({ steps }) => steps.some(({ events }) => events.length > 0));
}
