/** Taking a revealed card out of the check in progress. */
import { askOne } from '../../choices/ask.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { withdrawable } from '../../ops/withdrawable.ts';
import { decider } from '../../queries/who.ts';
import { toDiscardPile } from '../../rules/hands.ts';
import { seatState } from '../../rules/people.ts';
import { counted } from '../../run/chance.ts';
import { check } from '../../run/find.ts';
import { type Again, emit } from '../../run/run.ts';

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
