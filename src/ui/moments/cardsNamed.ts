/** The ids of cards that events speak of, whichever of their fields names them. */
import type { GameEvent } from '#engine/model/event.ts';

const wordsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(wordsOf) : [];

/** Skill cards without their strength; other words of the events too, such as the names of steps. */
export function cardsNamed(events: readonly GameEvent[]): readonly string[] {
  const words = events.flatMap(({ cause: _, ...told }) => Object.values(told).flatMap(wordsOf));
  return [...new Set(words.map(word => word.split('/', 1)[0] ?? word))];
}
