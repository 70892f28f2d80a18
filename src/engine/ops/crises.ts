/** What cards and abilities do with crisis cards. */
import { askOne, ids } from '../choices/ask.ts';
import type { CrisisState } from '../model/state.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { openOptions } from '../queries/options.ts';
import { seatState } from '../rules/people.ts';
import { counted } from '../run/chance.ts';
import { crisis, turn, you } from '../run/find.ts';
import { discardTo, draw, drawHidden } from '../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { speaking } from './thisCard.ts';

export function newCrisis(card: CardId, drawer: Seat, icons: boolean, isSuper = false): CrisisState {
  return { card, drawer, super: isSuper, icons, option: undefined, placed: [], replaced: false };
}

export const crisesOps: Resolvers<
  | 'replace-crisis'
  | 'change-option'
  | 'crisis'
  | 'extra-crisis'
  | 'result'
  | 'exchange-super-crisis'
  | 'play-super-crisis'
  | 'activate-placed'
> = {
  'replace-crisis'(run) {
    crisis(run).replaced = true;
  },

  'change-option'(run): Again {
    const now = crisis(run);
    const others = openOptions(run).filter(id => id !== now.option);
    const word = askOne(run, { seat: you(run), prompt: 'option', about: now.card }, ids(others));
    if (word === undefined) return 'again';
    now.option = word;
    emit(run, 'option-chosen', { seat: you(run), card: now.card, option: word });
  },

  crisis(run, op, frame): Again {
    const seat = you(run);
    if (!frame.offered) {
      frame.offered = [];
      while (frame.offered.length < op.draw) {
        const card = draw(run, 'crisis');
        if (card === undefined) break;
        frame.offered.push(card);
      }
      const { offered } = frame;
      emit(run, 'crises-seen', { seat, n: offered.length, cards: offered, secretTo: bit(seat) });
    }
    const { offered } = frame;
    if (offered.length === 0) {
      delete frame.offered;
      return;
    }
    const card = askOne(run, { seat, prompt: 'crisis' }, counted(offered));
    if (card === undefined) return 'again';
    delete frame.offered;
    offered.splice(offered.indexOf(card), 1);
    for (const other of offered) discardTo(run, 'crisis', other);
    emit(run, 'crisis-drawn', { seat, card, super: false });
    push(run, 'cylon-crisis', {
      crisis: newCrisis(card, seat, false),
      own: { card, pile: 'crisis', fate: 'discard' },
    });
  },

  'extra-crisis'(run) {
    turn(run).extraCrises += 1;
  },

  result(run, op) {
    const card = speaking(run);
    const deck = run.lib.crises.get(card)?.deck ?? 'crisis';
    push(run, `${deck}/${card}#${op.of}`);
  },

  'exchange-super-crisis'(run): Again {
    const seat = you(run);
    if (seatState(run, seat).superCrises.length === 0) return;
    const card = takeSuperCrisis(run, seat);
    if (card === undefined) return 'again';
    discardTo(run, 'super-crisis', card);
    emit(run, 'super-crisis-discarded', { seat, card });
    drawSuperCrisis(run, seat);
  },

  'play-super-crisis'(run): Again {
    const seat = you(run);
    if (seatState(run, seat).superCrises.length === 0) return;
    const card = takeSuperCrisis(run, seat);
    if (card === undefined) return 'again';
    emit(run, 'crisis-drawn', { seat, card, super: true });
    push(run, 'super-crisis', {
      crisis: newCrisis(card, seat, false, true),
      own: { card, pile: 'super-crisis', fate: 'discard' },
    });
  },

  'activate-placed'(run) {
    const raiders = run.state.ships.filter(s => s.kind === 'raider').map(s => s.id);
    const placed = crisis(run).placed.filter(id => raiders.includes(id));
    if (placed.length > 0) push(run, 'raiders-placed', { left: placed });
  },
};

/** One of several out of the hand; gives nothing while asking. */
function takeSuperCrisis(run: Run, seat: Seat): CardId | undefined {
  const held = seatState(run, seat).superCrises;
  const question = { seat, prompt: 'card', about: 'super-crisis' } as const;
  const card = askOne(run, question, counted(held.map(h => h.card)));
  const i = held.findIndex(h => h.card === card);
  if (i >= 0) held.splice(i, 1);
  return card;
}

export function drawSuperCrisis(run: Run, seat: Seat): void {
  const drawn = drawHidden(run, 'super-crisis');
  if (!drawn) return;
  seatState(run, seat).superCrises.push({ card: drawn.card, seen: drawn.seen | bit(seat) });
  emit(run, 'super-crisis-drawn', { seat, card: drawn.card, secretTo: bit(seat) });
}
