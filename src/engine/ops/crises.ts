/** What cards and abilities do with crisis cards. */
import { askOne } from '../choices/ask.ts';
import type { OpOf } from '../model/flow.ts';
import type { Frame } from '../model/frame.ts';
import type { CrisisState } from '../model/state.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { isHuman, seatState } from '../rules/people.ts';
import { counted } from '../run/chance.ts';
import { crisis, turn, you } from '../run/find.ts';
import { discardTo, draw } from '../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { takeSuperCrisis } from './secretCards.ts';
import { thisCard } from './thisCard.ts';

export function newCrisis(card: CardId, drawer: Seat, icons: boolean, isSuper = false): CrisisState {
  return { card, drawer, super: isSuper, icons, option: undefined, placed: [], replaced: false };
}

export const crisesOps: Resolvers<'replace-crisis' | 'crisis' | 'result'> = {
  'replace-crisis'(run) {
    crisis(run).replaced = true;
  },

  crisis(run, op, frame): Again {
    if (op.from === 'deck') return outOf(run, op, frame);
    if (op.from === 'hand') return playSuperCrisis(run);
    turn(run).extraCrises += 1;
  },

  result(run, op) {
    const card = thisCard(run);
    const deck = run.lib.crises.get(card)?.deck ?? 'crisis';
    push(run, `${deck}/${card}#${op.of}`);
  },
};

type FromDeck = Extract<OpOf<'crisis'>, { from: 'deck' }>;

function outOf(run: Run, { draw: n, under, jump }: FromDeck, frame: Frame): Again {
  const seat = you(run);
  if (!frame.offered) {
    frame.offered = [];
    while (frame.offered.length < n) {
      const card = draw(run, 'crisis');
      if (card === undefined) break;
      frame.offered.push(card);
    }
    const { offered } = frame;
    emit(run, 'crises-seen', { seat, n: offered.length, cards: [...offered], secretTo: bit(seat) });
  }
  const { offered } = frame;
  if (offered.length === 0) {
    frame.offered = undefined;
    return;
  }
  const card = askOne(run, { seat, prompt: 'crisis' }, counted(offered));
  if (card === undefined) return 'again';
  frame.offered = undefined;
  offered.splice(offered.indexOf(card), 1);
  for (const other of offered) {
    if (under) run.state.piles.crisis.bottom.push({ card: other, seen: bit(seat) });
    else discardTo(run, 'crisis', other);
  }
  emit(run, 'crisis-drawn', { seat, card, super: false });
  push(run, 'cylon-crisis', {
    crisis: { ...newCrisis(card, seat, jump === true && isHuman(run, seat)), ...(jump ? { jump } : {}) },
    own: { card, pile: 'crisis', fate: 'discard' },
  });
}

function playSuperCrisis(run: Run): Again {
  const seat = you(run);
  if (seatState(run, seat).superCrises.length === 0) return;
  const card = takeSuperCrisis(run, seat);
  if (card === undefined) return 'again';
  emit(run, 'crisis-drawn', { seat, card, super: true });
  push(run, 'super-crisis', {
    crisis: newCrisis(card, seat, false, true),
    own: { card, pile: 'super-crisis', fate: 'discard' },
  });
}
