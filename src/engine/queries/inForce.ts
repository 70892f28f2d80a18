/** Whether the card, sheet or token an ability stands on is in force, and for whom. */
import type { Source } from '../library/library.ts';
import type { Ship } from '../model/state.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { current, nearest } from '../run/find.ts';
import type { Position } from '../run/run.ts';

/** What the question is about. */
export interface Asked {
  readonly seat?: Seat;
  readonly ship?: Ship;
  readonly face?: CardId;
}

/** Who is `you` for an ability of this source, or `undefined` when it is not in force. */
export function inForce(
  run: Position,
  source: Source,
  asked: Asked = {},
  revealedToo = false,
): Seat | undefined {
  const { state } = run;
  switch (source.on) {
    case 'character': {
      const seat = state.seats.findIndex(s => s.character === source.character);
      if (seat < 0) return undefined;
      const open = revealedToo || state.seats[seat]?.revealed === 'no';
      return open || run.lib.openCharacters.has(source.character) ? seat : undefined;
    }
    case 'quorum': {
      const seat = state.seats.findIndex(s => s.attached.includes(source.card));
      if (seat >= 0) return seat;
      return state.inPlay.includes(source.card) ? state.titles.president : undefined;
    }
    case 'loyalty': {
      const seat = state.seats.findIndex(s => s.shown.includes(source.card));
      return seat < 0 ? undefined : seat;
    }
    case 'in-play':
      return state.inPlay.includes(source.card) ? (asked.seat ?? current(run)) : undefined;
    case 'title':
      return state.titles[source.title];
    case 'location': {
      const at = (seat: Seat) => {
        const place = state.seats[seat]?.place;
        return place?.in === 'location' && place.location === source.location;
      };
      const seat = asked.seat ?? current(run);
      return at(seat) ? seat : undefined;
    }
    case 'token':
      return asked.ship?.damage?.includes(source.token) ? current(run) : undefined;
    case 'skill':
      return liesInCheck(run, source.card) ? current(run) : undefined;
  }
}

/** A skill card speaks for itself only while it lies open in a check. */
function liesInCheck(run: Position, card: CardId): boolean {
  const check = nearest(run, 'check');
  return (
    check?.shuffled === true &&
    !check.silent &&
    check.cards.some(c => !c.late && run.lib.faces.get(c.card)?.card.id === card)
  );
}
