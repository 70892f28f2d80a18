/** Cards taken out of the check in progress or added to it, and what cards promise for its end. */
import { askOne } from '#engine/choices/ask.ts';
import type { Promised } from '#engine/model/state.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import { contributionLimit } from '#engine/ops/checkFlow.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { maybeSpeaking } from '#engine/ops/thisCard.ts';
import { decider } from '#engine/queries/who.ts';
import { face, takeFromHand, toDiscardPile } from '#engine/rules/hands.ts';
import { seatState } from '#engine/rules/people.ts';
import { counted } from '#engine/run/chance.ts';
import { check, nearest } from '#engine/run/find.ts';
import { type Again, emit, type Position, push, type Run } from '#engine/run/run.ts';
import type { Withdrawal } from './words/checks.ts';

/** Cards that may go: of two copies of the card that speaks, the other one may, where only the card is spared. */
export function withdrawable(run: Position, { atMost, spares }: Withdrawal): CardId[] {
  const speaker = maybeSpeaking(run);
  let spared = 1;
  return (nearest(run, 'check')?.cards ?? []).flatMap(({ card }) => {
    const { strength, card: printed } = face(run, card);
    if (atMost !== undefined && strength > atMost) return [];
    if (printed.id !== speaker) return [card];
    if (spares === 'this-name') return [];
    spared -= 1;
    return spared < 0 ? [card] : [];
  });
}

/** The limit on cards for one check still binds (daybreak.ed.skill-check-abilities.added-cards). */
export function mayAddCard(run: Position, seat: Seat): boolean {
  const now = nearest(run, 'check');
  if (!now || seatState(run, seat).hand.length === 0) return false;
  return (now.added?.[now.contributed.indexOf(seat)] ?? 0) < contributionLimit(run, seat);
}

const isDue = ({ margin }: Promised, early: boolean): boolean => (margin !== undefined) === early;

function keep(run: Run, { pass, fail, seat, margin }: Promised): void {
  const { result, declared, strength = 0, printed = 0 } = check(run);
  const passed = (declared ?? result) === 'pass';
  const enough = margin === undefined || strength >= printed + margin;
  const block = passed && enough ? pass : passed ? undefined : fail;
  if (block !== undefined) push(run, block, { seat });
}

export const checkCardOps: Resolvers<'withdraw' | 'play-into-check' | 'keep-promises'> = {
  withdraw(run, op): Again {
    const by = decider(run, op.by);
    if (by === undefined) return;
    const cards = withdrawable(run, op);
    if (cards.length === 0) return;
    const card = askOne(run, { seat: by, prompt: 'card', about: 'check' }, counted(cards));
    if (card === undefined) return 'again';
    const now = check(run);
    now.cards.splice(
      now.cards.findIndex(c => c.card === card),
      1,
    );
    if (op.to === 'hand') seatState(run, by).hand.push(card);
    else toDiscardPile(run, card);
    emit(run, 'check-card-withdrawn', { seat: by, card, to: op.to });
  },

  'play-into-check'(run, op): Again {
    const by = decider(run, op.by);
    if (by === undefined) return;
    const { hand } = seatState(run, by);
    const card = askOne(run, { seat: by, prompt: 'card', about: { hand: by } }, counted(hand));
    if (card === undefined) return 'again';
    takeFromHand(run, by, card);
    const late = run.state.rulings['added-cards'] === 'ignored';
    check(run).cards.push({ card, by: undefined, ...(late ? { late } : {}) });
    emit(run, 'check-card-added', { seat: by, card });
  },

  'keep-promises'(run, { early = false }) {
    const now = check(run);
    const promised = now.promised ?? [];
    const due = promised.filter(each => isDue(each, early));
    now.promised = promised.filter(each => !isDue(each, early));
    // Laid one on the other, so that the first is kept first.
    for (const each of due.reverse()) keep(run, each);
  },
};
