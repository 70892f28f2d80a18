import type { Seat } from '../model/vocabulary.ts';
import { current } from '../run/find.ts';
import type { Position } from '../run/run.ts';

/** Who rolls when somebody acts on another player's turn: a difference between editions. */
export function roller(run: Position, acting: Seat): Seat {
  return run.state.rulings['acting-or-current-player'] === 'acting' ? acting : current(run);
}
