/** The phase begins: the fleet settles, the occupation moves in. */
import type { Resolvers } from '#engine/ops/resolver.ts';
import { distance } from '#engine/queries/distance.ts';
import { isHuman, isStranded, moveTo } from '#engine/rules/people.ts';
import { shipsOf, takeOff } from '#engine/rules/ships.ts';
import { drawSeveral, pileSize } from '#engine/run/piles.ts';
import { emit, push } from '#engine/run/run.ts';
import { onNewCaprica, takeNewCapricaDeck } from './board.ts';

export const phaseOps: Resolvers<
  'settle-at-distance' | 'settle-people' | 'lock-civilians' | 'open-new-caprica-deck'
> = {
  'settle-at-distance'(run) {
    const { passed, options } = run.state;
    const at = run.lib.objectives.get(options.objective)?.settle;
    if (at === undefined || distance(run) < at || passed.includes('settle')) return;
    passed.push('settle');
    push(run, 'new-caprica');
  },

  /** Out of vipers, the Brig and Sickbay too; only who has not come aboard yet stays away. */
  'settle-people'(run) {
    run.state.slots.newCaprica = { locked: [], prepared: [], forces: [], orbit: false };
    emit(run, 'settled', {});
    for (const seat of run.state.seats.keys()) {
      if (!isStranded(run, seat))
        moveTo(run, seat, isHuman(run, seat) ? 'resistance-hq' : 'occupation-authority');
    }
  },

  /** One by one in an order nobody knows. */
  'lock-civilians'(run) {
    const { locked } = onNewCaprica(run);
    const { civilians } = run.state.piles;
    for (const ship of shipsOf(run, 'civilian')) {
      takeOff(run, ship);
      if (ship.cargo) civilians.bag.push(ship.cargo.card);
    }
    locked.push(...drawSeveral(run, 'civilians', pileSize(civilians)));
  },

  'open-new-caprica-deck': run => takeNewCapricaDeck(run.lib, run.state),
};
