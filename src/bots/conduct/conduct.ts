/**
 * What everybody at the table remembers of the game so far: the open deeds of each player, in their order. It holds
 * events that all may see and nothing else, so it is the same for every seat, and goes to a bot beside its view,
 * which has no past. What the deeds speak for is judged in `evidence.ts`.
 */
import { eventsFor } from '#engine/index.ts';
import type { EventType, GameEvent } from '#engine/model/event.ts';

const types = [
  'character-chosen',
  'character-replaced',
  'revealed',
  'sleeper-phase',
  'loyalty-given',
  'check-began',
  'contributed',
  'destiny-added',
  'check-revealed',
  'action-taken',
  'card-played',
  'player-picked',
  'returned',
  'mission-begun',
  'card-left-play',
] as const satisfies readonly EventType[];

/** Kinds of events that are remembered; for play that keeps no others. */
export const memorable: ReadonlySet<EventType> = new Set(types);

export type Memorable = Extract<GameEvent, { type: (typeof types)[number] }>;
export type Conduct = readonly Memorable[];

const isMemorable = (event: GameEvent): event is Memorable => memorable.has(event.type);

/** What of these events is remembered. */
export function remembered(events: readonly GameEvent[]): Conduct {
  const memory = new Memory();
  memory.note(events);
  return memory.conduct;
}

/** Written on as a game is played. */
export class Memory {
  readonly #deeds: Memorable[] = [];
  get conduct(): Conduct {
    return this.#deeds;
  }
  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (!isMemorable(event)) continue;
      if (event.secretTo === undefined) this.#deeds.push(event);
      else this.#deeds.push(...eventsFor([event], 'table').filter(isMemorable));
    }
  }
}
