/** Who belongs to which team, and who has won. For whoever may know it: it reads hidden cards. */
import type { Library } from '../library/library.ts';
import type { SeatState, State } from '../model/state.ts';
import type { Seat, Side } from '../model/vocabulary.ts';

/** One "You Are a Cylon" card is enough, whatever else the player holds (loyalty.one-cylon-card-suffices). */
export function sideOf(lib: Pick<Library, 'loyalty'>, state: State, seat: Seat): Side {
  const player = state.seats[seat];
  const cards = [...(player?.shown ?? []), ...(player?.loyalty.map(h => h.card) ?? [])];
  const cylon = player?.revealed !== 'no' || cards.some(card => lib.loyalty.get(card)?.side === 'cylon');
  return cylon ? 'cylons' : 'humans';
}

type Teams = Pick<Library, 'loyalty' | 'characters' | 'motives'>;

/**
 * A Cylon Leader wins with the side two of his open Motives are on, with one at most still face down
 * (daybreak.motives.win-conditions).
 */
function leaderWins(lib: Teams, { slots }: SeatState, winner: Side | undefined): boolean {
  const { motives = [], shownMotives = [] } = slots;
  return (
    motives.length <= 1 && shownMotives.filter(card => lib.motives.get(card)?.side === winner).length >= 2
  );
}

/** Everybody shares the result of his team (overview.team-result); nobody while the game goes on. */
export function winners(lib: Teams, state: State): Seat[] {
  const winner = state.over?.winner;
  return [...state.seats.keys()].filter(seat => {
    const player = state.seats[seat];
    const leader = lib.characters.get(player?.character ?? '')?.class === 'cylon-leader';
    if (leader && player && lib.motives.size > 0) return leaderWins(lib, player, winner);
    return sideOf(lib, state, seat) === winner;
  });
}
