/** Taking a revealed card out of the check in progress. */
import { askOne } from '../../choices/ask.ts';
import type { CardId } from '../../model/vocabulary.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { maybeSpeaking } from '../../ops/thisCard.ts';
import { decider } from '../../queries/who.ts';
import { face, toDiscardPile } from '../../rules/hands.ts';
import { seatState } from '../../rules/people.ts';
import { counted } from '../../run/chance.ts';
import { check, nearest } from '../../run/find.ts';
import { type Again, emit, type Position } from '../../run/run.ts';
import type { Withdrawal } from './words.ts';

/** Cards that may go: of two copies of the card that speaks, the other one may, where only the card is spared. */
export function withdrawable(run: Position, { atMost, spares }: Withdrawal): CardId[] {
  const speaker = maybeSpeaking(run);
  let spared = spares === 'this-card' ? 1 : 0;
  return (nearest(run, 'check')?.cards ?? []).flatMap(({ card }) => {
    const { strength, card: printed } = face(run, card);
    if (atMost !== undefined && strength > atMost) return [];
    if (printed.id !== speaker) return [card];
    if (spares === 'this-name') return [];
    spared -= 1;
    return spared < 0 ? [card] : [];
  });
}

export const checkCardOps: Resolvers<'withdraw'> = {
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
};
