/** Craft with a drive of their own, when the fleet jumps. */
import { askYes } from '../../choices/ask.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { shipById } from '../../rules/ships.ts';
import { current } from '../../run/find.ts';
import { type Again, emit } from '../../run/run.ts';

export const jumpOps: Resolvers<'hold-back'> = {
  /** Ship by ship: its pilot says, for an unmanned one the current player (daybreak.assault-raptors.jump-unmanned). */
  'hold-back'(run, _op, frame): Again {
    frame.left ??= run.state.ships.flatMap(({ id, craft }) => (craft ? [id] : []));
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
