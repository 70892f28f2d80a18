/** Mutiny cards: drawn in secret, played as an action, given up when there are too many. */
import { askSome } from '../../choices/ask.ts';
import type { Action } from '../../library/bookCode.ts';
import { cardsOf } from '../../library/cardKind.ts';
import type { CardId, Seat } from '../../model/vocabulary.ts';
import { possible } from '../../ops/possible.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { putAway } from '../../ops/thisCard.ts';
import { holds } from '../../queries/holds.ts';
import { foldMost } from '../../queries/modifiers.ts';
import { affected } from '../../queries/who.ts';
import { isHuman } from '../../rules/people.ts';
import { counted } from '../../run/chance.ts';
import { you } from '../../run/find.ts';
import { discardTo, drawHidden } from '../../run/piles.ts';
import { type Again, bit, emit, type Position, push, type Run } from '../../run/run.ts';
import { mutiny } from './slots.ts';

function drawMutiny(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'mutiny');
  if (!drawn) return;
  mutiny(run, seat).push({ card: drawn.card, seen: drawn.seen | bit(seat) });
  emit(run, 'mutiny-drawn', { seat, card: drawn.card, secretTo: bit(seat) });
  push(run, 'mutiny-drawn', { seat });
}

/** Mutiny cards a player may hold outside the Brig, and keeps in it (daybreak.mutineer.third-card). */
export function mutinyLimit(run: Position, seat: Seat): number {
  return foldMost(run, 'mutiny-limit', { seat }, 1);
}

/** Playing one from the hand is an action like others. */
export function playMutinies(run: Run, seat: Seat): Action[] {
  if (!isHuman(run, seat)) return [];
  return mutiny(run, seat).flatMap(({ card: id }) => {
    const card = cardsOf(run.lib, 'mutiny').get(id);
    if (!card || (card.when && !holds(run, card.when, seat))) return [];
    return possible(run, card.do, seat) ? [{ id, start: () => play(run, seat, id) }] : [];
  });
}

/** A card that is being carried out is not held any more. */
function play(run: Run, seat: Seat, card: CardId): void {
  const held = mutiny(run, seat);
  held.splice(
    held.findIndex(h => h.card === card),
    1,
  );
  push(run, 'mutiny-played', { seat, own: { card, pile: 'mutiny', fate: 'discard' } });
  push(run, `mutiny/${card}#`, { seat });
  // Said from within the card, so that the card is the cause.
  emit(run, 'mutiny-played', { seat, card });
}

export const mutinyOps: Resolvers<'draw-mutiny' | 'keep-mutinies' | 'put-mutiny-away'> = {
  /** One player after the other: what a card too many does is done before the next one draws. */
  'draw-mutiny'(run, op, frame): Again {
    // Revealed Cylons draw none (daybreak.mutiny.cylons-excluded).
    frame.left ??= affected(run, op.who)
      .filter(seat => isHuman(run, seat))
      .flatMap(seat => Array.from({ length: op.n }, () => seat));
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      delete frame.left;
      return;
    }
    frame.left = left;
    drawMutiny(run, seat);
    return 'again';
  },

  'put-mutiny-away'(run, _op, frame) {
    if (frame.own) putAway(run, frame.own);
  },

  'keep-mutinies'(run): Again {
    const seat = you(run);
    const held = mutiny(run, seat);
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
