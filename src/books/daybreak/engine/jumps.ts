/** Craft with a drive of their own, when the fleet jumps. */
import { askYes } from '#engine/choices/ask.ts';
import type { ShipNumber } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { isUnmanned, shipById } from '#engine/rules/ships.ts';
import { clockwise, current } from '#engine/run/find.ts';
import { type Again, emit, type Position } from '#engine/run/run.ts';

/** Their pilots are asked first, in the order of play, and then the current player (daybreak.ed.assault-raptors.stay-order). */
function inOrder(run: Position): ShipNumber[] {
  const crafts = run.state.ships.filter(({ craft }) => craft);
  const piloted = clockwise(run, current(run)).flatMap(seat => crafts.filter(({ pilot }) => pilot === seat));
  return [...piloted, ...crafts.filter(isUnmanned)].map(({ id }) => id);
}

export const jumpOps: Resolvers<'hold-back'> = {
  /** Ship by ship: its pilot says, for an unmanned one the current player (daybreak.assault-raptors.jump-unmanned). */
  'hold-back'(run, _op, frame): Again {
    frame.left ??= inOrder(run);
    const [next, ...left] = frame.left;
    const ship = next === undefined ? undefined : shipById(run, next);
    if (!ship?.craft) {
      frame.left = undefined;
      return;
    }
    const question = { seat: ship.pilot ?? current(run), prompt: 'stay', about: ship.at } as const;
    const stays = askYes(run, question);
    if (stays === undefined) return 'again';
    frame.left = left;
    if (stays) {
      frame.staying = [...(frame.staying ?? []), ship.id];
      emit(run, 'ship-stayed', { ship: ship.craft, at: ship.at });
    }
    return 'again';
  },
};
