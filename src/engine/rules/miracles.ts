/** Miracle tokens: what an ability of once a game costs where they are played with. */
import type { Seat } from '../model/vocabulary.ts';
import { emit, type Position, type Run } from '../run/run.ts';
import { isHuman, isLeader, seatState } from './people.ts';

export const miraclesOf = (run: Position, seat: Seat): number => seatState(run, seat).slots.miracles ?? 0;

/** Below the limit and no revealed Cylon, save a Leader, who may hold one wherever he is (daybreak.miracle.recipient). */
export function mayGainMiracle(run: Position, seat: Seat): boolean {
  const { miracles } = run.lib;
  if (!miracles || miraclesOf(run, seat) >= miracles.limit) return false;
  const out = run.state.seats.reduce((sum, s) => sum + (s.slots.miracles ?? 0), 0);
  return out < miracles.supply && (isHuman(run, seat) || isLeader(run, seat));
}

export function gainMiracle(run: Run, seat: Seat): void {
  if (!mayGainMiracle(run, seat)) return;
  seatState(run, seat).slots.miracles = miraclesOf(run, seat) + 1;
  emit(run, 'miracle-gained', { seat });
}

export function spendMiracle(run: Run, seat: Seat): void {
  seatState(run, seat).slots.miracles = miraclesOf(run, seat) - 1;
  emit(run, 'miracle-spent', { seat });
}
