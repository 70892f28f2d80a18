/** Mutiny cards: drawn in secret, given up when there are too many. */
import { askSome } from '../../choices/ask.ts';
import type { Seat } from '../../model/vocabulary.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { putAway } from '../../ops/thisCard.ts';
import { mutinyLimit } from '../../queries/modifiers.ts';
import { affected } from '../../queries/who.ts';
import { isHuman } from '../../rules/people.ts';
import { counted } from '../../run/chance.ts';
import { you } from '../../run/find.ts';
import { discardTo, drawHidden } from '../../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../../run/run.ts';
import { mutiny } from './slots.ts';

function drawMutiny(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'mutiny');
  if (!drawn) return;
  mutiny(run, seat).push({ card: drawn.card, seen: drawn.seen | bit(seat) });
  emit(run, 'mutiny-drawn', { seat, card: drawn.card, secretTo: bit(seat) });
  push(run, 'mutiny-drawn', { seat });
}

export const mutinyOps: Resolvers<'draw-mutiny' | 'keep-mutinies' | 'put-mutiny-away'> = {
  /** One player after the other: what a card too many does is done before the next one draws. */
  'draw-mutiny'(run, op, frame): Again {
    // Revealed Cylons draw none (daybreak.mutiny.cylons-excluded).
    frame.left ??= affected(run, op.who)
      .filter(seat => isHuman(run, seat))
      .flatMap(seat => Array.from({ length: op.n }, () => seat));
    const seat = frame.left.shift();
    if (seat === undefined) {
      delete frame.left;
      return;
    }
    drawMutiny(run, Number(seat));
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
