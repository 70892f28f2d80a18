import type { Beat } from './index.ts';

/** The cards that the events of a beat name, each once. */
export function cardsToldAt({ events }: Pick<Beat, 'events'>): readonly string[] {
  const cards = events.flatMap(event => ('card' in event && event.card !== undefined ? [event.card] : []));
  // A copy of a card is told as the card: `launch-scout/2`.
  return [...new Set(cards.map(card => card.split('/')[0] ?? card))];
}
