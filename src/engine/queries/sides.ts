/** Who belongs to which team, and who has won. For whoever may know it: it reads hidden cards. */
import type { Library } from '../library/library.ts';
import type { State } from '../model/state.ts';
import type { Seat, Side } from '../model/vocabulary.ts';

/** One "You Are a Cylon" card is enough, whatever else the player holds (loyalty.one-cylon-card-suffices). */
export function sideOf(lib: Pick<Library, 'loyalty'>, state: State, seat: Seat): Side {
  const player = state.seats[seat];
  const cards = [...(player?.shown ?? []), ...(player?.loyalty.map(h => h.card) ?? [])];
  const cylon = player?.revealed !== 'no' || cards.some(card => lib.loyalty.get(card)?.side === 'cylon');
  return cylon ? 'cylons' : 'humans';
}

/** Everybody shares the result of his team (overview.team-result); nobody while the game goes on. */
export function winners(lib: Library, state: State): Seat[] {
  const winner = state.over?.winner;
  return [...state.seats.keys()].filter(seat => {
    for (const rules of lib.rules) {
      const wins = rules.wins?.(lib, state, seat);
      if (wins !== undefined) return wins;
    }
    return sideOf(lib, state, seat) === winner;
  });
}
