/** Cards that say on which condition their holder wins. */
import type { Aim } from '#engine/model/aim.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { CardId, Seat, Side } from '#engine/model/vocabulary.ts';
import { holds } from '#engine/queries/holds.ts';
import type { Position } from '#engine/run/run.ts';

interface AimCard {
  readonly id: CardId;
  readonly side: Side;
  readonly cond: Cond;
  /** Some are asked only when the game is over. */
  readonly when?: string;
}

/** One that lies open counts from then on, whatever happens. */
export function aimOf(run: Position, { id, side, cond, when }: AimCard, seat: Seat, open: boolean): Aim {
  const asked = when !== 'game-over' || run.state.over !== undefined;
  return { card: id, side, open, met: open || (asked && holds(run, cond, seat)) };
}
