/** Miracle tokens: dealt, gained, given up, and what an ability of once a game costs where they are played with. */
import type { BookRules } from '../../library/bookCode.ts';
import type { Seat } from '../../model/vocabulary.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { affected } from '../../queries/who.ts';
import { isHuman, isLeader, seatState } from '../../rules/people.ts';
import { you } from '../../run/find.ts';
import { emit, type Position } from '../../run/run.ts';

const miracles = (run: Position, seat: Seat): number => seatState(run, seat).slots.miracles ?? 0;

/** Below the limit and no revealed Cylon, save a Leader, who may hold one wherever he is (daybreak.miracle.recipient). */
export function mayGainMiracle(run: Position, seat: Seat): boolean {
  const { miracles: all } = run.lib.supplies;
  if (!all || miracles(run, seat) >= all.limit) return false;
  const out = run.state.seats.reduce((sum, s) => sum + (s.slots.miracles ?? 0), 0);
  return out < all.supply && (isHuman(run, seat) || isLeader(run, seat));
}

/** One pays for what is otherwise done once a game (daybreak.miracle.spend). */
export const onceAGame: NonNullable<BookRules['onceAGame']> = {
  canPay: (run, seat) => miracles(run, seat) > 0,
  pay(run, seat) {
    seatState(run, seat).slots.miracles = miracles(run, seat) - 1;
    emit(run, 'miracle-spent', { seat });
  },
};

export const miracleOps: Resolvers<'deal-miracles' | 'gain-miracle' | 'spend-miracle' | 'drop-miracles'> = {
  'spend-miracle': run => onceAGame.pay(run, you(run)),

  'deal-miracles'(run) {
    for (const seat of run.state.seats) seat.slots.miracles = run.lib.supplies.miracles?.each ?? 0;
  },

  'gain-miracle'(run, op) {
    for (const seat of affected(run, op.who)) {
      if (!mayGainMiracle(run, seat)) continue;
      seatState(run, seat).slots.miracles = miracles(run, seat) + 1;
      emit(run, 'miracle-gained', { seat });
    }
  },

  'drop-miracles'(run) {
    const seat = you(run);
    if (!isHuman(run, seat)) seatState(run, seat).slots.miracles = 0;
  },
};
