/** The Motives of a Cylon Leader: dealt, shown at any moment, and what they win. */

import { aimOf } from '#books/leaders/engine/aims.ts';
import { isLeader, leads } from '#books/leaders/engine/people.ts';
import { cardsOf } from '#engine/library/cardKind.ts';
import type { BookRules } from '#engine/library/facet.ts';
import type { Library } from '#engine/library/library.ts';
import type { SeatState, State } from '#engine/model/state.ts';
import type { CardId, Seat } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { holds } from '#engine/queries/holds.ts';
import { seatState } from '#engine/rules/people.ts';
import { drawSeveral, emptyPile } from '#engine/run/piles.ts';
import { bit, emit, type Position } from '#engine/run/run.ts';
import { motives } from './slots.ts';

export const motiveOps: Resolvers<'deal-motives'> = {
  'deal-motives'(run, { n }) {
    const leaders = [...run.state.seats.keys()].filter(seat => isLeader(run, seat));
    if (leaders.length === 0) run.state.piles.motive = emptyPile();
    for (const seat of leaders) {
      const cards = drawSeveral(run, 'motive', n).map(h => h.card);
      motives(run, seat).push(...cards.map(card => ({ card, seen: bit(seat) })));
      emit(run, 'motives-dealt', { seat, n: cards.length, cards, secretTo: bit(seat) });
    }
  },
};

/** Motives whose condition holds now, not once upon a time (daybreak.motives.no-lapsed-conditions). */
function openMotives(run: Position, seat: Seat): string[] {
  return motives(run, seat).flatMap(({ card: id }) => {
    const card = cardsOf(run.lib, 'motive').get(id);
    if (!card || (card.when === 'game-over' && !run.state.over)) return [];
    return holds(run, card.cond, seat) ? [id] : [];
  });
}

/** Its owner shows one at any moment. */
export const standing: NonNullable<BookRules['standing']> = {
  choices(run, seat) {
    const options = openMotives(run, seat).map(id => ({ id }));
    return options.length === 0 ? [] : [{ shape: 'one', seat, prompt: 'motive', options }];
  },
  take(run, made) {
    const seat = Number(made.seat);
    const card = String(made.choose);
    const held = motives(run, seat);
    held.splice(
      held.findIndex(h => h.card === card),
      1,
    );
    const { slots } = seatState(run, seat);
    slots.shownMotives = [...(slots.shownMotives ?? []), card];
    emit(run, 'motive-shown', { seat, card });
  },
};

/**
 * A Cylon Leader wins with the side two of his open Motives are on, with one at most still face down
 * (daybreak.motives.win-conditions).
 */
function leaderWins(lib: Library, { slots }: SeatState, { over, rulings }: State): boolean {
  const winner = over?.winner;
  const { motives: held = [], shownMotives = [] } = slots;
  return (
    held.length <= 1 &&
    (rulings['motives-at-an-early-end'] === 'two-suffice' || shownMotives.length >= 3) &&
    shownMotives.filter(card => cardsOf(lib, 'motive').get(card)?.side === winner).length >= 2
  );
}

export const aims: NonNullable<BookRules['aims']> = (run, seat) => {
  const { motives = [], shownMotives = [] } = run.state.seats[seat]?.slots ?? {};
  const aimsWith = (cards: readonly CardId[], open: boolean) =>
    cards.flatMap(card => {
      const motive = cardsOf(run.lib, 'motive').get(card);
      return motive ? [aimOf(run, motive, seat, open)] : [];
    });
  return [
    ...aimsWith(
      motives.map(({ card }) => card),
      false,
    ),
    ...aimsWith(shownMotives, true),
  ];
};

export const wins: NonNullable<BookRules['wins']> = (lib, state, seat) => {
  const player = state.seats[seat];
  return player && leads(lib, player.character) ? leaderWins(lib, player, state) : undefined;
};
