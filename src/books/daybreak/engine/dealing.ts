/** Mutiny cards that somebody looks at first: to hand one over, or to play one. */
import { askOne } from '#engine/choices/ask.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import { possible } from '#engine/ops/possible.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { holds } from '#engine/queries/holds.ts';
import { foldMost } from '#engine/queries/modifiers.ts';
import { seatState } from '#engine/rules/people.ts';
import { counted } from '#engine/run/chance.ts';
import { clockwise, nobody, you } from '#engine/run/find.ts';
import { drawSeveral } from '#engine/run/piles.ts';
import { type Again, bit, emit, push, type Run } from '#engine/run/run.ts';
import { drawMutiny, playCard } from './mutinies.ts';
import { mutiny } from './slots.ts';

/** The cards that lie before this player until he has chosen. */
const offered = (run: Run, seat: Seat) => (seatState(run, seat).slots.offeredMutinies ??= []);

function look(run: Run, seat: Seat, n: number): void {
  const cards = drawSeveral(run, 'mutiny', n).map(h => ({ card: h.card, seen: h.seen | bit(seat) }));
  offered(run, seat).push(...cards);
  emit(run, 'mutinies-looked-at', { seat, n: cards.length });
}

/** The one chosen leaves them; the others go under the deck. */
function choose(run: Run, seat: Seat, card: CardId): void {
  const cards = offered(run, seat).splice(0);
  cards.splice(
    cards.findIndex(h => h.card === card),
    1,
  );
  run.state.piles.mutiny.bottom.push(...cards);
}

const playable = (run: Run, seat: Seat, id: CardId): boolean => {
  const card = cardsOf(run.lib, 'mutiny').get(id);
  return card !== undefined && (!card.when || holds(run, card.when, seat)) && possible(run, card.do, seat);
};

export const dealingOps: Resolvers<'deal-mutiny' | 'play-mutiny' | 'draw-first-mutinies'> = {
  'deal-mutiny'(run, _op, frame): Again {
    const { user: seat, then } = frame;
    if (seat === undefined) return;
    // Whoever was to look at it has left the game.
    if (seat === nobody) return drawMutiny(run, you(run), then ?? 'mutiny-drawn');
    if (offered(run, seat).length === 0) look(run, seat, foldMost(run, 'deals-mutinies', {}, 1));
    const cards = offered(run, seat);
    // Nothing is left in the deck: on a table with nothing but Loyalty cards there is none.
    if (cards.length === 0) return;
    const card = askOne(run, { seat, prompt: 'mutiny-card' }, counted(cards.map(h => h.card)));
    if (card === undefined) return 'again';
    const to = you(run);
    choose(run, seat, card);
    mutiny(run, to).push({ card, seen: bit(seat) | bit(to) });
    emit(run, 'mutiny-drawn', { seat: to, card, secretTo: bit(seat) | bit(to) });
    if (then !== undefined) push(run, then, { seat: to });
  },

  'play-mutiny'(run, { n }): Again {
    const seat = you(run);
    if (offered(run, seat).length === 0) look(run, seat, n);
    const cards = offered(run, seat).map(h => h.card);
    const open = cards.filter(card => playable(run, seat, card));
    if (open.length === 0) {
      run.state.piles.mutiny.bottom.push(...offered(run, seat).splice(0));
      return;
    }
    const card = askOne(run, { seat, prompt: 'mutiny-card' }, counted(open));
    if (card === undefined) return 'again';
    choose(run, seat, card);
    playCard(run, seat, card, 'mutiny-picked-out');
  },

  /** A character may begin with some (daybreak.execution.zarek). */
  'draw-first-mutinies'(run, { who }, frame): Again {
    const seats = who === 'you' ? [you(run)] : clockwise(run, run.state.first);
    const [seat, ...left] =
      frame.left ??
      seats.flatMap(each =>
        Array.from({ length: foldMost(run, 'starting-mutinies', { seat: each }, 0) }, () => each),
      );
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    drawMutiny(run, seat, 'mutiny-drawn');
    return 'again';
  },
};
