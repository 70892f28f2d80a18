/** Ships, damage, boarding and shooting. */
import type { CoreCardOps } from '#engine/model/effect.ts';
import type { Ship } from '#engine/model/state.ts';
import { launchSectors, type Sector, shipKinds } from '#engine/model/vocabulary.ts';
import { vipersReady } from '#engine/rules/crafts.ts';
import { isDamaged } from '#engine/rules/damage.ts';
import { canPilot, isAt, locationOf } from '#engine/rules/people.ts';
import { isUnmanned, pilotedBy, shipsOf, supply } from '#engine/rules/ships.ts';
import { neighbours } from '#engine/rules/space.ts';
import { nearest, you } from '#engine/run/find.ts';
import type { Worths } from '../../facet.ts';
import type { Outlook } from '../outlook.ts';
import { centurionPrice, civilianPrice, damagePrice } from '../prices.ts';
import { askedOnce, raiderPrice, viperPrice } from '../raiders.ts';
import { bestShot, harmOf, shipPrices } from '../threats.ts';

const isCylon = (ship: Ship) => ship.kind !== 'viper' && ship.kind !== 'civilian';
const cylonShips = (o: Outlook) => o.run.state.ships.filter(isCylon);

/** One activation of an unmanned viper, at its best: a shot, a launch or a move to where it is wanted. */
const viperUse = askedOnce(o => {
  if (cylonShips(o).length === 0) return 0;
  const vipers = shipsOf(o.run, 'viper').filter(isUnmanned);
  const shots = vipers.flatMap(v => cylonShips(o).filter(ship => ship.at === v.at));
  const launches = vipersReady(o.run) > 0 ? launchSectors : [];
  const goals = new Set<Sector>([...launches, ...vipers.flatMap(v => neighbours(v.at))]);
  const posts = [...goals].map(at => viperPrice(o, at));
  return Math.max(bestShot(o, shots, 'viper'), ...posts, 0);
});

const worstCenturion = (o: Outlook) => Math.max(0, ...o.run.state.centurions.map(centurionPrice));

function flying(o: Outlook): number {
  const viper = pilotedBy(o.run, you(o.run));
  if (!viper) return 0;
  const targets = cylonShips(o).filter(ship => ship.at === viper.at);
  return targets.length > 0
    ? bestShot(o, targets, 'viper')
    : shipsOf(o.run, 'raider').length > 0
      ? 0.2
      : 0.05;
}

export const fleetWorth: Worths<
  Pick<
    CoreCardOps,
    | 'place'
    | 'deploy'
    | 'destroy'
    | 'damage-vipers'
    | 'recall-vipers'
    | 'repair'
    | 'damage-galactica'
    | 'board'
    | 'activate'
    | 'launch'
    | 'attack'
    | 'activate-vipers'
    | 'activate-own-viper'
    | 'pilot'
  >
> = {
  place(o, op) {
    let sum = 0;
    for (const counts of Object.values(op.ships)) {
      for (const kind of shipKinds)
        sum += Math.min(counts?.[kind] ?? 0, supply(o.run, kind)) * shipPrices[kind];
    }
    return sum;
  },
  deploy(o, { ships }) {
    let sum = 0;
    for (const kind of shipKinds) sum += Math.min(ships[kind] ?? 0, supply(o.run, kind)) * shipPrices[kind];
    return sum;
  },
  destroy(o, { what, n }) {
    switch (what) {
      case 'civilian':
        return -n * civilianPrice(o);
      case 'raptor':
        return -0.7 * Math.min(n, o.view.reserves.raptors);
      case 'centurion':
        return worstCenturion(o);
      case 'heavy-raider':
        return 1.2 * Math.min(n, shipsOf(o.run, what).length);
      case 'raider': {
        const prices = shipsOf(o.run, what).map(s => raiderPrice(o, s.at));
        return prices
          .sort((a, b) => b - a)
          .slice(0, n)
          .reduce((sum, price) => sum + price, 0);
      }
    }
  },
  'damage-vipers': (o, op) =>
    -0.4 * Math.min(op.n, op.in === 'space' ? shipsOf(o.run, 'viper').length : vipersReady(o.run)),
  'recall-vipers': o => (shipsOf(o.run, 'raider').length > 0 ? -0.4 : -0.1) * shipsOf(o.run, 'viper').length,
  repair(o, op) {
    if (op.what === 'vipers')
      return 0.3 * Math.min(op.n === 'all' ? o.view.damagedVipers : op.n, o.view.damagedVipers);
    if (op.what === 'raptor') return o.view.destroyed.raptors > 0 ? 0.6 : 0;
    if (op.any) return o.view.galacticaDamage.length > 0 ? 0.8 + 0.5 * damagePrice(o) : 0;
    const at = locationOf(o.run, you(o.run));
    return at !== undefined && isDamaged(o.run, at) ? 0.8 + 0.5 * damagePrice(o) : 0;
  },
  'damage-galactica': (o, op) => -op.n * damagePrice(o),
  board: (_, op) => -1.6 * op.n,
  activate: (o, op) => (op.placed ? -1 : op.what.reduce((sum, what) => sum - harmOf(o, what), 0)),
  launch(o, op) {
    let each = 0;
    for (const kind of shipKinds) each += (op.ships[kind] ?? 0) * shipPrices[kind];
    return each * shipsOf(o.run, 'basestar').length;
  },
  attack(o, op) {
    if (op.with === 'armory') return (2 / 8) * worstCenturion(o);
    if (op.with === 'galactica') return bestShot(o, cylonShips(o), 'galactica');
    if (op.with === 'nuke') return bestShot(o, shipsOf(o.run, 'basestar'), 'nuke');
    const viper = pilotedBy(o.run, you(o.run));
    const targets = viper ? cylonShips(o).filter(ship => ship.at === viper.at) : [];
    return Math.min(op.n, targets.length) * bestShot(o, targets, 'viper');
  },
  'activate-vipers': (o, op) => op.n * viperUse(o),
  'activate-own-viper': flying,
  pilot(o, op) {
    if (op.viper === 'launched') return (nearest(o.run, 'launched')?.length ?? 1) > 0 ? 0.3 : 0;
    if (!canPilot(o.run, you(o.run)) || isAt(o.run, you(o.run), 'brig')) return 0;
    if (cylonShips(o).length < 2) return -0.3;
    return 0.2 + Math.max(...launchSectors.map(at => viperPrice(o, at)));
  },
};
