/** What the Cylon ships on the board are about to do, in points the humans lose. */
import type { Ship } from '#engine/model/state.ts';
import type { Activation, coreActivations } from '#engine/model/vocabulary.ts';
import { answering } from '#engine/queries/modifiers.ts';
import { ignored } from '#engine/queries/suspended.ts';
import { shipsOf } from '#engine/rules/ships.ts';
import type { Outlook } from './outlook.ts';
import { centurionPrice, damagePrice } from './prices.ts';
import { exposure, raiderPrice, raidersHarm } from './raiders.ts';

export const shipPrices = { raider: -0.35, 'heavy-raider': -0.9, basestar: -1.5, viper: 0.4, civilian: -0.5 };

/** Everything a jump would leave behind. */
export function inSpace(o: Outlook): number {
  const { run } = o;
  return (
    0.35 * shipsOf(run, 'raider').length +
    0.9 * shipsOf(run, 'heavy-raider').length +
    1.2 * shipsOf(run, 'basestar').length +
    exposure(o)
  );
}

function raiders(o: Outlook): number {
  const { run } = o;
  if (shipsOf(run, 'raider').length === 0) return 0.35 * 2 * shipsOf(run, 'basestar').length;
  return raidersHarm(o, damagePrice(o) / 8);
}

function centurions({ run }: Outlook): number {
  return run.state.centurions.reduce(
    (sum, space) => sum + centurionPrice(space + 1) - centurionPrice(space),
    0,
  );
}

function heavyRaiders({ run }: Outlook): number {
  const n = shipsOf(run, 'heavy-raider').length;
  return n > 0 ? 0.6 * n : 0.9 * shipsOf(run, 'basestar').length;
}

function basestars(o: Outlook): number {
  const able = shipsOf(o.run, 'basestar').filter(
    s => answering(o.run, 'may-attack', { ship: s }).length === 0,
  );
  return (5 / 8) * damagePrice(o) * able.length;
}

export const activations: {
  readonly [What in (typeof coreActivations)[number]]: (o: Outlook) => number;
} = {
  raiders,
  'heavy-raiders': o => centurions(o) + heavyRaiders(o),
  'heavy-raiders-alone': heavyRaiders,
  basestars,
  'launch-raiders': o => 0.35 * 3 * shipsOf(o.run, 'basestar').length,
};

export function harmOf(o: Outlook, what: Activation): number {
  return ignored(o.run, what) ? 0 : (o.knowledge.activations[what]?.(o) ?? 0);
}

/** What it is worth to shoot at that ship once. */
export function shotPrice(o: Outlook, target: Ship, by: 'viper' | 'galactica' | 'nuke'): number {
  switch (target.kind) {
    case 'raider':
      return (6 / 8) * raiderPrice(o, target.at);
    case 'heavy-raider':
      return (2 / 8) * 1.2;
    case 'basestar': {
      const hurt = target.damage?.length ?? 0;
      if (by === 'nuke') return 2.6 - 0.5 * hurt;
      return (by === 'galactica' ? 4 / 8 : 1 / 8) * (0.9 + 0.5 * hurt);
    }
    default:
      return 0;
  }
}

/** The best shot there is, or nothing to shoot at. */
export function bestShot(o: Outlook, targets: readonly Ship[], by: 'viper' | 'galactica' | 'nuke'): number {
  return targets.reduce((best, target) => Math.max(best, shotPrice(o, target, by)), 0);
}
