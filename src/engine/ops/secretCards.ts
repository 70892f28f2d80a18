/** Cards only their owner sees until they are played: Super Crisis cards, and drawing them or Quorum cards. */
import { askOne } from '../choices/ask.ts';
import type { OpOf } from '../model/flow.ts';
import type { CardId, Count, Seat } from '../model/vocabulary.ts';
import { affected } from '../queries/who.ts';
import { seatState } from '../rules/people.ts';
import { counted } from '../run/chance.ts';
import { discardTo, drawHidden, drawSeveral } from '../run/piles.ts';
import { type Again, bit, emit, type Run } from '../run/run.ts';
import { dealLoyalty } from './jumpFlow.ts';
import type { Resolvers } from './resolver.ts';
import { favoured } from './touched.ts';

export const secretCardOps: Resolvers<'draw-from'> = {
  'draw-from'(run, op, frame) {
    const draw = op.deck === 'loyalty' ? dealLoyalty : drawSuperCrisis;
    for (const seat of favoured(run, op.who, frame)) {
      if (op.deck === 'quorum') drawQuorum(run, seat, op.n);
      else for (let i = 0; i < op.n; i++) draw(run, seat);
    }
  },
};

function drawQuorum(run: Run, seat: Seat, n: Count): void {
  const drawn = drawSeveral(run, 'quorum', n);
  for (const hidden of drawn) run.state.quorumHand.push({ card: hidden.card, seen: hidden.seen | bit(seat) });
  emit(run, 'quorum-drawn', { seat, n: drawn.length, cards: drawn.map(h => h.card), secretTo: bit(seat) });
}

function drawSuperCrisis(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'super-crisis');
  if (!drawn) return;
  seatState(run, seat).superCrises.push({ card: drawn.card, seen: drawn.seen | bit(seat) });
  emit(run, 'super-crisis-drawn', { seat, card: drawn.card, secretTo: bit(seat) });
}

/** One of several out of the hand; gives nothing while asking. */
export function takeSuperCrisis(run: Run, seat: Seat): CardId | undefined {
  const held = seatState(run, seat).superCrises;
  const question = { seat, prompt: 'card', about: 'super-crisis' } as const;
  const card = askOne(run, question, counted(held.map(h => h.card)));
  const i = held.findIndex(h => h.card === card);
  if (i >= 0) held.splice(i, 1);
  return card;
}

export function discardSuperCrisis(run: Run, op: OpOf<'discard'>): Again {
  const [seat] = affected(run, op.who);
  if (seat === undefined || seatState(run, seat).superCrises.length === 0) return;
  const card = takeSuperCrisis(run, seat);
  if (card === undefined) return 'again';
  discardTo(run, 'super-crisis', card);
  emit(run, 'super-crisis-discarded', { seat, card });
}
