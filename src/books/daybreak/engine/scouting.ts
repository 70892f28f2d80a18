/** Looking at several cards of a deck at once. */
import { askOne, ids } from '#engine/choices/ask.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { counted } from '#engine/run/chance.ts';
import { you } from '#engine/run/find.ts';
import { drawSeveral } from '#engine/run/piles.ts';
import { type Again, bit, emit } from '#engine/run/run.ts';

export const scoutingOps: Resolvers<'scout-several'> = {
  /** Card by card: which is next, then where it goes. They lie on top meanwhile, seen by him alone. */
  'scout-several'(run, _op, frame): Again {
    const seat = you(run);
    const { pile: name = 'crisis', unsettled = 0 } = frame;
    const pile = run.state.piles[name];
    if (frame.settled === undefined) {
      const seen = drawSeveral(run, name, unsettled);
      pile.top.unshift(...seen.map(h => ({ card: h.card, seen: h.seen | bit(seat) })));
      for (const { card } of seen) emit(run, 'scouted', { seat, pile: name, card, secretTo: bit(seat) });
      frame.settled = 0;
    }
    const { settled } = frame;
    const open = pile.top.slice(settled, settled + (frame.unsettled ?? 0));
    if (open.length === 0) return;
    if (frame.chosen === undefined) {
      const cards = counted(open.map(h => h.card));
      const card = askOne(run, { seat, prompt: 'scouted-card', about: name }, cards);
      if (card === undefined) return 'again';
      frame.chosen = card;
    }
    const word = askOne(run, { seat, prompt: 'top-or-bottom', about: name }, ids(['top', 'bottom']));
    if (word === undefined) return 'again';
    const [moved] = pile.top.splice(settled + open.findIndex(h => h.card === frame.chosen), 1);
    if (moved && word === 'bottom') pile.bottom.push(moved);
    else if (moved) {
      pile.top.unshift(moved);
      frame.settled = settled + 1;
    }
    frame.chosen = undefined;
    frame.unsettled = open.length - 1;
    emit(run, 'returned', { seat, pile: name, to: word === 'bottom' ? 'bottom' : 'top' });
    return 'again';
  },
};
