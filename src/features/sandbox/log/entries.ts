/** The log of a game as one viewer may read it: events in order, grouped by turn and step. */
import { eventsFor, type Viewer } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat, Step } from '#engine/model/vocabulary.ts';
import { isTold } from '#ui/table/isTold.ts';
import { playedAfter, type Seats } from '#ui/table/seats.ts';
import type { AtTable } from '../machine/table.ts';

export interface StepOfLog {
  readonly step: Step | undefined;
  readonly events: readonly GameEvent[];
  /** Who played whom when it began. */
  readonly seats: Seats;
}

export interface TurnOfLog {
  /** Undefined before the first turn. */
  readonly number: number | undefined;
  readonly seat: Seat | undefined;
  readonly seats: Seats;
  readonly steps: readonly StepOfLog[];
}

/** Every step that led here, the first one first. */
export function wayTo(table: AtTable): readonly AtTable[] {
  const way: AtTable[] = [];
  for (let at: AtTable | undefined = table; at !== undefined; at = at.earlier) way.push(at);
  return way.reverse();
}

type Growing = { step: Step | undefined; events: GameEvent[]; seats: Seats };
type GrowingTurn = { number: number | undefined; seat: Seat | undefined; seats: Seats; steps: Growing[] };

/** Who plays whom before anything is told: nobody anybody yet, where characters are still to be chosen. */
function seatsBefore({ game, events }: AtTable): Seats {
  const chosen = new Set(events.flatMap(event => (event.type === 'character-chosen' ? [event.seat] : [])));
  const { seats } = game.origin ?? game.state;
  return seats.map(({ id, character }, seat) => ({
    id,
    character: chosen.has(seat) ? undefined : character,
  }));
}

/** A game that begins with a prepared position begins in the middle of a turn. */
function begunIn(table: AtTable, seats: Seats): GrowingTurn {
  const turn = table.game.origin?.stack.find(frame => frame.turn !== undefined)?.turn;
  return turn === undefined
    ? { number: undefined, seat: undefined, seats, steps: [] }
    : { number: turn.number, seat: turn.seat, seats, steps: [{ step: turn.step, events: [], seats }] };
}

export function logOf(table: AtTable, viewer: Viewer): readonly TurnOfLog[] {
  const way = wayTo(table);
  let seats = seatsBefore(way[0] ?? table);
  const turns: GrowingTurn[] = [begunIn(table, seats)];
  for (const { events } of way) {
    for (const event of eventsFor(events, viewer)) {
      const turn = turns.at(-1);
      if (event.type === 'turn-began')
        turns.push({ number: event.number, seat: event.seat, seats, steps: [] });
      else if (event.type === 'step-began') turn?.steps.push({ step: event.step, events: [], seats });
      else if (isTold(event)) {
        if (turn?.steps.length === 0) turn.steps.push({ step: undefined, events: [], seats });
        turn?.steps.at(-1)?.events.push(event);
      }
      seats = playedAfter(seats, event);
    }
  }
  return turns.filter(({ steps }) => steps.some(({ events }) => events.length > 0));
}
