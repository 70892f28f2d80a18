/** How often each card comes to lie in each place over many forks of one position. */
import { forkFor, type Game } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { base } from '../kit/library.ts';

/** For each place, which cards a run of forks put there and how often. */
export function dealt(
  game: Game,
  seat: number,
  forks: number,
  places: (state: State) => readonly string[],
): Map<string, number>[] {
  const counts: Map<string, number>[] = places(game.state).map(() => new Map());
  for (let seed = 0; seed < forks; seed++) {
    for (const [i, card] of places(forkFor(game, seat, seed).state).entries()) {
      counts[i]?.set(card, (counts[i]?.get(card) ?? 0) + 1);
    }
  }
  return counts;
}

/** How far a count lies from what is expected of it, in standard deviations. */
export function deviation(count: number, forks: number, probability: number): number {
  const expected = forks * probability;
  return Math.abs(count - expected) / Math.sqrt(expected * (1 - probability));
}

/** Loyalty cards that the seat has not seen, before others and in the deck. */
export const hiddenLoyalty =
  (seat: number) =>
  (state: State): string[] => [
    ...state.seats.flatMap(s => s.loyalty.filter(h => (h.seen & (1 << seat)) === 0).map(h => h.card)),
    ...state.piles.loyalty.bag,
  ];

export const isCylon = (card: string): boolean => base.loyalty.get(card)?.side === 'cylon';
