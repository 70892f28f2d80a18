/** Areas and ships that are picked first and hit afterwards. */
import { askOne, ids } from '#engine/choices/ask.ts';
import type { Ship } from '#engine/model/state.ts';
import { sectors } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { asOptions, shipNamed, shipOptions } from '#engine/ops/shipIds.ts';
import {
  damageBasestar,
  destroyCivilianAt,
  destroyCylon,
  destructible,
  hitViper,
} from '#engine/rules/damage.ts';
import { pilotedBy, shipById, shipsAt, shipsOf, takeOff } from '#engine/rules/ships.ts';
import { nearest, you } from '#engine/run/find.ts';
import { type Again, emit, type Run } from '#engine/run/run.ts';
import { damagePegasus } from './ship.ts';

function pickedShip(run: Run): Ship | undefined {
  const id = nearest(run, 'ship');
  return id === undefined ? undefined : shipById(run, id);
}

function strike(run: Run, ship: Ship): void {
  if (ship.kind === 'viper') hitViper(run, ship, 'damaged');
  else if (ship.kind === 'civilian') destroyCivilianAt(run, ship);
  else destroyCylon(run, ship);
}

export const targetOps: Resolvers<'pick-target' | 'hit' | 'withdraw-picked' | 'fly-anywhere'> = {
  'pick-target'(run, op, frame): Again {
    const seat = you(run);
    if (op.what === 'area') {
      const word = askOne(run, { seat, prompt: 'area' }, ids(sectors));
      const sector = sectors.find(s => s === word);
      if (sector === undefined) return 'again';
      frame.sector = sector;
      emit(run, 'area-picked', { seat, at: sector });
      return;
    }
    const options = shipOptions(run, shipsOf(run, op.what));
    if (options.length === 0) return;
    const word = askOne(run, { seat, prompt: 'ship' }, asOptions(options));
    if (word === undefined) return 'again';
    const ship = shipNamed(options, word);
    if (!ship) return;
    frame.ship = ship.id;
    frame.sector = ship.at;
  },

  hit(run, op, frame): Again {
    if (op.what === 'pegasus') {
      damagePegasus(run);
      return;
    }
    if (op.what === 'picked-basestar' || op.what === 'picked-civilian') {
      const ship = pickedShip(run);
      if (ship?.kind === 'basestar') for (let i = 0; i < op.n; i++) damageBasestar(run, ship);
      else if (ship) strike(run, ship);
      return;
    }
    const at = op.yours ? pilotedBy(run, you(run))?.at : nearest(run, 'sector');
    if (at === undefined) return;
    frame.count ??= op.n;
    // Which of those that can be hit, whoever acts says where they differ.
    const options = shipOptions(run, destructible(run, shipsAt(run, at, op.what), op.as ?? 0));
    if (frame.count === 0 || options.length === 0) {
      frame.count = undefined;
      return;
    }
    const word = askOne(run, { seat: you(run), prompt: 'ship' }, asOptions(options));
    if (word === undefined) return 'again';
    frame.count -= 1;
    const ship = shipNamed(options, word);
    if (ship) strike(run, ship);
    return 'again';
  },

  'withdraw-picked'(run) {
    const ship = pickedShip(run);
    if (!ship) return;
    takeOff(run, ship);
    emit(run, 'basestar-withdrawn', { at: ship.at });
  },

  'fly-anywhere'(run): Again {
    const seat = you(run);
    const viper = pilotedBy(run, seat);
    if (!viper) return;
    const word = askOne(run, { seat, prompt: 'area' }, ids(sectors));
    const to = sectors.find(s => s === word);
    if (to === undefined) return 'again';
    if (to === viper.at) return;
    viper.at = to;
    emit(run, 'flew', { seat, to });
  },
};
