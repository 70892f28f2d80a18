/** Miracle tokens: dealt, gained, given up, and what an ability of once a game costs where they are played with. */

import { isLeader } from '#books/leaders/engine/people.ts';
import type { BookRules } from '#engine/library/facet.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { foldMost } from '#engine/queries/modifiers.ts';
import { affected, named } from '#engine/queries/who.ts';
import { isHuman, seatState } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { emit, type Position } from '#engine/run/run.ts';

export const miracles = (run: Position, seat: Seat): number => seatState(run, seat).slots.miracles ?? 0;

/**
 * How many a player may hold: a revealed Cylon none, save a Leader, who may hold one wherever he is
 * (daybreak.miracle.recipient). The supply is never used up: of seven players one may hold three, the others one each.
 */
export function miracleLimit(run: Position, seat: Seat): number {
  const { miracles: all } = run.lib.supplies;
  if (!all || !(isHuman(run, seat) || isLeader(run, seat))) return 0;
  return foldMost(run, 'miracle-limit', { seat }, all.limit);
}

export const mayGainMiracle = (run: Position, seat: Seat): boolean =>
  miracles(run, seat) < miracleLimit(run, seat);

/** A token can pass from one of them to the other. */
export const canTrade = (run: Position, one: Seat, other: Seat): boolean =>
  (miracles(run, one) > 0 && mayGainMiracle(run, other)) ||
  (miracles(run, other) > 0 && mayGainMiracle(run, one));

/** One pays for what is otherwise done once a game (daybreak.miracle.spend). */
export const onceAGame: NonNullable<BookRules['onceAGame']> = {
  canPay: (run, seat, price = 1) => miracles(run, seat) >= price,
  pay(run, seat, price = 1) {
    seatState(run, seat).slots.miracles = miracles(run, seat) - price;
    for (let i = 0; i < price; i++) emit(run, 'miracle-spent', { seat });
  },
};

export const miracleOps: Resolvers<
  'deal-miracles' | 'gain-miracle' | 'spend-miracle' | 'pass-miracle' | 'drop-miracles'
> = {
  'pass-miracle'(run, { to: end }) {
    const seat = you(run);
    const [other] = affected(run, 'picked');
    if (other === undefined) return;
    const [from, to] = end === 'you' ? [other, seat] : [seat, other];
    seatState(run, from).slots.miracles = miracles(run, from) - 1;
    seatState(run, to).slots.miracles = miracles(run, to) + 1;
    emit(run, 'miracle-passed', { from, to });
  },

  'spend-miracle': run => onceAGame.pay(run, you(run)),

  'deal-miracles'(run) {
    for (const seat of run.state.seats) seat.slots.miracles = run.lib.supplies.miracles?.each ?? 0;
  },

  'gain-miracle'(run, { who, only }) {
    // A Leader is touched by it wherever he is (daybreak.miracle.leader-eligible).
    for (const seat of named(run, who)) {
      if (!mayGainMiracle(run, seat)) continue;
      // Baltar's other version could hold more, but is not without one.
      if (only === 'empty-handed' && miracles(run, seat) > 0) continue;
      seatState(run, seat).slots.miracles = miracles(run, seat) + 1;
      emit(run, 'miracle-gained', { seat });
    }
  },

  'drop-miracles'(run, { all }) {
    const seat = you(run);
    if (all || !isHuman(run, seat)) seatState(run, seat).slots.miracles = 0;
  },
};
