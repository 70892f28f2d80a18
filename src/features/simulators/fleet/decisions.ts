import type { GameEvent } from '#engine/model/event.ts';

/** Which lines of the two lists have just been applied, by what the engine says has happened. */
export function decisionsIn(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap(event => decisionOf(event) ?? []));
}

function decisionOf(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'attacked':
      if (event.by !== 'raider') return undefined;
      return event.target === 'viper' ? 'viper' : 'galactica';
    case 'ship-destroyed':
      return event.ship === 'civilian' ? 'civilian' : undefined;
    case 'ship-moved':
      return 'move';
    case 'centurion-advanced':
      return 'advance';
    case 'boarded':
      return 'board';
    case 'ship-placed':
      return event.from === 'launch' ? 'launch' : undefined;
    default:
      return undefined;
  }
}
