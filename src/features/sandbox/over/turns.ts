/** A finished game turn by turn. */
import type { Game } from '#engine/index.ts';
import type { GameEvent } from '#engine/model/event.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { wayTo } from '../log/entries.ts';
import type { AtTable } from '../machine/table.ts';

export interface TurnPlayed {
  readonly number: number;
  readonly seat: Seat;
  /** As the turn began. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export function turnsOf(table: AtTable): readonly TurnPlayed[] {
  const turns: { number: number; seat: Seat; game: Game; events: GameEvent[] }[] = [];
  for (const { game, events } of wayTo(table)) {
    for (const event of events) {
      if (event.type === 'turn-began')
        turns.push({ number: event.number, seat: event.seat, game, events: [] });
      else turns.at(-1)?.events.push(event);
    }
  }
  return turns;
}
