/** What Cylon Leaders play for, how far it is met in a position, and who has won. For whoever may know it. */
import { cardsOf } from '../library/cardKind.ts';
import type { Library } from '../library/library.ts';
import type { Cond } from '../model/cond.ts';
import type { State } from '../model/state.ts';
import type { CardId, Seat, Side } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';

export { winners } from '../queries/sides.ts';

/** An Agenda, or a Motive. */
export interface Aim {
  readonly card: CardId;
  /** With whom it wins. */
  readonly side: Side;
  /** Its condition holds now. */
  readonly met: boolean;
  /** It lies open: a Motive counts from then on, whatever happens. */
  readonly open: boolean;
}

export function aimsOf(lib: Library, state: State, seat: Seat): readonly Aim[] {
  const { agendas = [], motives = [], shownMotives = [] } = state.seats[seat]?.slots ?? {};
  const held = [...agendas, ...motives].map(({ card }) => ({ card, open: false }));
  const shown = shownMotives.map(card => ({ card, open: true }));
  return [...held, ...shown].flatMap(({ card, open }) => {
    const aim = cardsOf(lib, 'agenda').get(card) ?? cardsOf(lib, 'motive').get(card);
    if (aim === undefined) return [];
    return [{ card, side: aim.side, open, met: open || isMet({ lib, state }, aim, seat) }];
  });
}

type Conditional = { readonly cond: Cond; readonly when?: string };

/** Some are asked only when the game is over. */
function isMet(
  position: { readonly lib: Library; readonly state: State },
  aim: Conditional,
  seat: Seat,
): boolean {
  if (aim.when === 'game-over' && position.state.over === undefined) return false;
  return holds(position, aim.cond, seat);
}
