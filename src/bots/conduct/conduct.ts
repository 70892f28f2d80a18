/**
 * What everybody at the table remembers of the game so far: the open deeds of each player, in their order. It holds
 * events that all may see and nothing else, so it is the same for every seat, and goes to a bot beside its view,
 * which has no past. What the deeds speak for is judged in `evidence.ts`.
 */
import { eventsFor } from '#engine/index.ts';
import type { CoreEvents, EventType, GameEvent } from '#engine/model/event.ts';
import type { ConductFacet } from '../facet.ts';

const ofTheCore = [
  'character-chosen',
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
  'card-left-play',
] as const satisfies readonly (keyof CoreEvents)[];

/** Kinds of events that are remembered in games of these books; for play that keeps no others. */
export const eventsRemembered = (books: readonly ConductFacet[]): ReadonlySet<EventType> =>
  new Set([...ofTheCore, ...books.flat()]);

export type Conduct = readonly GameEvent[];

/** What of these events is remembered. */
export function remembered(events: readonly GameEvent[], kinds: ReadonlySet<EventType>): Conduct {
  const memory = new Memory(kinds);
  memory.note(events);
  return memory.conduct;
}

/** Written on as a game is played. */
export class Memory {
  readonly #kinds: ReadonlySet<EventType>;
  readonly #deeds: GameEvent[] = [];

  constructor(kinds: ReadonlySet<EventType>) {
    this.#kinds = kinds;
  }

  get conduct(): Conduct {
    return this.#deeds;
  }

  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (!this.#kinds.has(event.type)) continue;
      if (event.secretTo === undefined) this.#deeds.push(event);
      else this.#deeds.push(...eventsFor([event], 'table'));
    }
  }
}
