/** Mutiny cards: drawn in secret, played as an action, given up when there are too many. */
import { askSome } from '../choices/ask.ts';
import type { MutinyCard } from '../model/card.ts';
import type { Frame } from '../model/state.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { mutinyLimit } from '../queries/modifiers.ts';
import { isHuman, seatState } from '../rules/people.ts';
import { counted } from '../run/chance.ts';
import { you } from '../run/find.ts';
import { discardTo, drawHidden } from '../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../run/run.ts';
import { possible } from './possible.ts';
import type { Resolvers } from './resolver.ts';
import { putAway } from './thisCard.ts';

/** One player after the other: what a card too many does is done before the next one draws. */
export function drawMutinies(run: Run, seats: readonly Seat[], n: number, frame: Frame): Again {
  // Revealed Cylons draw none (daybreak.mutiny.cylons-excluded).
  frame.left ??= seats
    .filter(seat => isHuman(run, seat))
    .flatMap(seat => Array.from({ length: n }, () => seat));
  const seat = frame.left.shift();
  if (seat === undefined) {
    delete frame.left;
    return;
  }
  drawMutiny(run, Number(seat));
  return 'again';
}

function drawMutiny(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'mutiny');
  if (!drawn) return;
  seatState(run, seat).mutiny.push({ card: drawn.card, seen: drawn.seen | bit(seat) });
  emit(run, 'mutiny-drawn', { seat, card: drawn.card, secretTo: bit(seat) });
  push(run, 'mutiny-drawn', { seat });
}

/** Cards of this player that could be played now. */
export function playableMutinies(run: Run, seat: Seat): MutinyCard[] {
  return seatState(run, seat).mutiny.flatMap(({ card: id }) => {
    const card = run.lib.mutinies.get(id);
    if (!card || (card.when && !holds(run, card.when, seat))) return [];
    return possible(run, card.do, seat) ? [card] : [];
  });
}

/** A card that is being carried out is not held any more. */
export function playMutiny(run: Run, seat: Seat, card: CardId): void {
  const held = seatState(run, seat).mutiny;
  held.splice(
    held.findIndex(h => h.card === card),
    1,
  );
  push(run, 'mutiny-played', { seat, own: { card, pile: 'mutiny', fate: 'discard' } });
  push(run, `mutiny/${card}#`, { seat });
  // Said from within the card, so that the card is the cause.
  emit(run, 'mutiny-played', { seat, card });
}

export const mutinyOps: Resolvers<'keep-mutinies' | 'put-mutiny-away'> = {
  'put-mutiny-away'(run, _op, frame) {
    if (frame.own) putAway(run, frame.own);
  },

  'keep-mutinies'(run): Again {
    const seat = you(run);
    const held = seatState(run, seat).mutiny;
    const keeps = isHuman(run, seat) ? mutinyLimit(run, seat) : 0;
    const n = Math.max(0, held.length - keeps);
    const cards = counted(held.map(h => h.card));
    const words = askSome(run, { seat, prompt: 'discard', about: 'mutiny' }, cards, n, n);
    if (words === undefined) return 'again';
    for (const card of words) {
      held.splice(
        held.findIndex(h => h.card === card),
        1,
      );
      discardTo(run, 'mutiny', card);
    }
    if (words.length > 0) emit(run, 'mutiny-discarded', { seat, cards: words });
  },
};
