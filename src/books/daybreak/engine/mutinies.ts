/** Mutiny cards: drawn in secret, played as an action, given up when there are too many. */

import { backAmongCylons } from '#books/leaders/engine/index.ts';
import { askSome } from '#engine/choices/ask.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { Action, BookRules } from '#engine/library/facet.ts';
import type { Effect } from '#engine/model/effect.ts';
import type { OpOf } from '#engine/model/flow.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import { possible } from '#engine/ops/possible.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { putAway } from '#engine/ops/thisCard.ts';
import { holds } from '#engine/queries/holds.ts';
import { answering, anyAnswer, foldMost } from '#engine/queries/modifiers.ts';
import { affected } from '#engine/queries/who.ts';
import { isHuman } from '#engine/rules/people.ts';
import { counted } from '#engine/run/chance.ts';
import { turn, you } from '#engine/run/find.ts';
import { discardTo, drawHidden } from '#engine/run/piles.ts';
import { type Again, bit, emit, type Position, push, type Run } from '#engine/run/run.ts';
import { isImprisoned } from './loyalty.ts';
import { mutiny } from './slots.ts';

/** One of several that were drawn for it is being carried out: nobody looks at what is drawn meanwhile. */
const isPickedOut = ({ state }: Position): boolean =>
  state.stack.some(({ at }) => at === 'mutiny-picked-out');

/** Drawn from the top, unless somebody looks at the cards first and hands one over. */
export function drawMutiny(run: Run, seat: Seat, then: 'mutiny-drawn' | 'mutiny-spared'): void {
  const [dealer] = answering(run, 'deals-mutinies', {});
  if (dealer && !isPickedOut(run)) {
    push<'deal-mutiny'>(run, 'mutiny-dealt', { seat, user: dealer.holder, then });
    return;
  }
  const drawn = drawHidden(run, 'mutiny');
  if (!drawn) return;
  mutiny(run, seat).push({ card: drawn.card, seen: drawn.seen | bit(seat) });
  emit(run, 'mutiny-drawn', { seat, card: drawn.card, secretTo: bit(seat) });
  push(run, then, { seat });
}

/** Who has just drawn one. */
export function drewMutiny({ state }: Position): Seat | undefined {
  return state.stack.findLast(({ at }) => at === 'mutiny-drawn' || at === 'mutiny-spared')?.seat;
}

/** Mutiny cards a player may hold outside the Brig, and keeps in it (daybreak.mutineer.third-card). */
export function mutinyLimit(run: Position, seat: Seat): number {
  return foldMost(run, 'mutiny-limit', { seat }, 1);
}

/** Too many where nobody may have them, and a Leader's infiltration. */
export const arrived: NonNullable<BookRules['arrived']> = (run, seat) => {
  backAmongCylons(run, seat);
  if (isImprisoned(run, seat)) push(run, 'jailed-with-mutinies', { seat });
};

/** Titles that this player may not hold are no use to him. */
const isIdle = (run: Position, effect: Effect, seat: Seat): boolean =>
  anyAnswer(run, 'may-hold-title', { seat }) && effect.some(({ op }) => op === 'title');

/** Playing one from the hand is an action like others. */
export function playMutinies(run: Position, seat: Seat): Action[] {
  return mutiny(run, seat).flatMap(({ card: id }) => {
    const card = cardsOf(run.lib, 'mutiny').get(id);
    if (!card || (card.when && !holds(run, card.when, seat))) return [];
    return possible(run, card.do, seat) && !isIdle(run, card.do, seat)
      ? [{ id, start: run => play(run, seat, id) }]
      : [];
  });
}

/** A card that is being carried out is not held any more. */
function play(run: Run, seat: Seat, card: CardId): void {
  const held = mutiny(run, seat);
  held.splice(
    held.findIndex(h => h.card === card),
    1,
  );
  playCard(run, seat, card, 'mutiny-played');
}

/** Carried out, and then put away. */
export function playCard(
  run: Run,
  seat: Seat,
  card: CardId,
  block: 'mutiny-played' | 'mutiny-picked-out',
): void {
  push(run, block, { seat, own: { card, pile: 'mutiny', fate: 'discard' } });
  push(run, `mutiny/${card}#`, { seat });
  // Said from within the card, so that the card is the cause.
  emit(run, 'mutiny-played', { seat, card });
}

/** Whether this player draws: not with a card in hand, or not for the second time in a turn, where it says so. */
function draws(run: Run, seat: Seat, { only }: OpOf<'draw-mutiny'>): boolean {
  // Revealed Cylons draw none (daybreak.mutiny.cylons-excluded).
  if (!isHuman(run, seat)) return false;
  if (only === 'empty-handed') return mutiny(run, seat).length === 0;
  if (only !== 'once-a-turn') return true;
  const { spent } = turn(run);
  const key = `${only}:${seat}`;
  if (spent.includes(key)) return false;
  spent.push(key);
  return true;
}

/** Puts one of them on the discard pile. */
function discardOne(run: Run, seat: Seat, card: CardId): void {
  const held = mutiny(run, seat);
  held.splice(
    held.findIndex(h => h.card === card),
    1,
  );
  discardTo(run, 'mutiny', card);
}

export const mutinyOps: Resolvers<'draw-mutiny' | 'discard-mutiny' | 'keep-mutinies' | 'put-mutiny-away'> = {
  /** One player after the other: what a card too many does is done before the next one draws. */
  'draw-mutiny'(run, op, frame): Again {
    frame.left ??= affected(run, op.who)
      .filter(seat => draws(run, seat, op))
      .flatMap(seat => Array.from({ length: op.n }, () => seat));
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    drawMutiny(run, seat, op.spared ? 'mutiny-spared' : 'mutiny-drawn');
    return 'again';
  },

  'discard-mutiny'(run): Again {
    const seat = you(run);
    const held = mutiny(run, seat);
    const options = counted(held.map(h => h.card));
    const words = askSome(run, { seat, prompt: 'discard', about: 'mutiny' }, options, 1, 1);
    if (words === undefined) return 'again';
    for (const card of words) discardOne(run, seat, card);
    emit(run, 'mutiny-discarded', { seat, cards: words });
  },

  'put-mutiny-away'(run, _op, frame) {
    if (frame.own) putAway(run, frame.own);
  },

  'keep-mutinies'(run, { most }): Again {
    const seat = you(run);
    const held = mutiny(run, seat);
    const keeps = isHuman(run, seat) ? (most ?? mutinyLimit(run, seat)) : 0;
    const n = Math.max(0, held.length - keeps);
    const cards = counted(held.map(h => h.card));
    const words = askSome(run, { seat, prompt: 'discard', about: 'mutiny' }, cards, n, n);
    if (words === undefined) return 'again';
    for (const card of words) discardOne(run, seat, card);
    if (words.length > 0) emit(run, 'mutiny-discarded', { seat, cards: words });
  },
};
