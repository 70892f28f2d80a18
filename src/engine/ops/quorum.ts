/** The President's cards. */
import { askOne } from '../choices/ask.ts';
import type { Frame, FrameOf } from '../model/frame.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { counted } from '../run/chance.ts';
import { nobody, you } from '../run/find.ts';
import { drawSeveral } from '../run/piles.ts';
import { bit, emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { putAway } from './thisCard.ts';

export const quorumOps: Resolvers<'play-quorum'> = {
  'play-quorum'(run, op, frame) {
    if (frame.own) {
      putAway(run, frame.own);
      frame.own = undefined;
      const { player = nobody } = frame;
      frame.player = undefined;
      if (player !== nobody && run.lib.triggers['quorum-played'].length > 0) {
        push(run, 'quorum-played', { seat: player, user: player });
      }
      return;
    }
    const seat = you(run);
    if (op.from === 'hand') return playFromHand(run, frame, seat);
    if (!frame.offered) {
      const drawn = drawSeveral(run, 'quorum', op.n);
      frame.offered = drawn.map(h => h.card);
      emit(run, 'quorum-drawn', { seat, n: drawn.length, cards: [...frame.offered], secretTo: bit(seat) });
    }
    const { offered } = frame;
    if (offered.length === 0) {
      frame.offered = undefined;
      return;
    }
    const card = askOne(run, { seat, prompt: 'quorum' }, counted(offered));
    if (card === undefined) return 'again';
    frame.offered = undefined;
    offered.splice(offered.indexOf(card), 1);
    run.state.piles.quorum.bottom.push(...offered.map(c => ({ card: c, seen: bit(seat) })));
    return carryOut(run, frame, seat, card);
  },
};

function playFromHand(run: Run, frame: FrameOf<'play-quorum'>, seat: Seat): 'again' | undefined {
  const hand = run.state.quorumHand;
  if (hand.length === 0) return;
  const card = askOne(run, { seat, prompt: 'quorum' }, counted(hand.map(h => h.card)));
  if (card === undefined) return 'again';
  hand.splice(
    hand.findIndex(h => h.card === card),
    1,
  );
  frame.player = seat;
  return carryOut(run, frame, seat, card);
}

function carryOut(run: Run, frame: Frame, seat: Seat, card: CardId): 'again' {
  frame.own = { card, pile: 'quorum', fate: 'discard' };
  emit(run, 'quorum-played', { seat, card });
  push(run, `quorum/${card}#`, { seat });
  return 'again';
}
