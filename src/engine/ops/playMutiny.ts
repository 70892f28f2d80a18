/** Playing a mutiny card from the hand, an action like others. */
import type { MutinyCard } from '../model/card.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { seatState } from '../rules/people.ts';
import { emit, push, type Run } from '../run/run.ts';
import { possible } from './possible.ts';

/** Cards of this player that could be played now. */
export function playableMutinies(run: Run, seat: Seat): MutinyCard[] {
  return (seatState(run, seat).slots.mutiny ?? []).flatMap(({ card: id }) => {
    const card = run.lib.mutinies.get(id);
    if (!card || (card.when && !holds(run, card.when, seat))) return [];
    return possible(run, card.do, seat) ? [card] : [];
  });
}

/** A card that is being carried out is not held any more. */
export function playMutiny(run: Run, seat: Seat, card: CardId): void {
  const held = seatState(run, seat).slots.mutiny ?? [];
  held.splice(
    held.findIndex(h => h.card === card),
    1,
  );
  push(run, 'mutiny-played', { seat, own: { card, pile: 'mutiny', fate: 'discard' } });
  push(run, `mutiny/${card}#`, { seat });
  // Said from within the card, so that the card is the cause.
  emit(run, 'mutiny-played', { seat, card });
}
