/** Ships coming, going, breaking and being mended. */
import { askOne, askSome, ids } from '../choices/ask.ts';
import { askCrafts, reserveNamed, reserveNames, whoChooses } from '../choices/askCraft.ts';
import type { OpOf } from '../model/flow.ts';
import type { FrameOf } from '../model/frame.ts';
import {
  type Count,
  type Sector,
  type ShipKind,
  type ShipNumber,
  sectors,
  shipKinds,
} from '../model/vocabulary.ts';
import { answering } from '../queries/modifiers.ts';
import { craftsIn } from '../rules/crafts.ts';
import {
  damageGalactica,
  damageInReserves,
  destroyRaptors,
  hitViper,
  repairLocation,
} from '../rules/damage.ts';
import { locationOf } from '../rules/people.ts';
import { centurionsLeft, returnToReserves, shipsOf } from '../rules/ships.ts';
import { counted } from '../run/chance.ts';
import { nearest, shipsAct, you } from '../run/find.ts';
import { drawSeveral, shuffleIn } from '../run/piles.ts';
import { type Again, bit, emit, push, type Run } from '../run/run.ts';
import { deploy } from './deploying.ts';
import { destroyOne } from './destroying.ts';
import { type Demand, putShips, putVipers, settle } from './placing.ts';
import { repairAnyLocation, repairRaptor, repairVipers } from './repairs.ts';
import type { Resolvers } from './resolver.ts';
import { asOptions, shipNamed, shipOptions } from './shipIds.ts';
import { speaking } from './thisCard.ts';

function demandOf(op: OpOf<'place'>, kind: ShipKind): Demand {
  return sectors.flatMap(at => {
    const n = op.ships[at]?.[kind] ?? 0;
    return n > 0 ? [[at, n] as const] : [];
  });
}

/** The order of the kinds is the order of the pieces on the card. */
function place(run: Run, op: OpOf<'place'>, frame: FrameOf<'place'>): 'again' | undefined {
  const { launches = [] } = frame;
  const [kind, ...left] = frame.left ?? shipKinds.filter(kind => demandOf(op, kind).length > 0);
  if (!kind) {
    frame.left = undefined;
    frame.launches = undefined;
    if (launches.length > 0) push(run, 'vipers-launched', { launched: launches });
    return;
  }
  const ships = kind === 'viper' ? placeVipers(run, op, frame) : placeOthers(run, op, kind);
  if (ships === undefined) return 'again';
  if (kind === 'viper') frame.launches = [...launches, ...ships];
  const crisis = nearest(run, 'crisis');
  if (crisis?.card === speaking(run)) crisis.placed.push(...ships);
  frame.left = left;
  return 'again';
}

function placeOthers(run: Run, op: OpOf<'place'>, kind: ShipKind): ShipNumber[] | undefined {
  const chosen = settle(run, kind, demandOf(op, kind));
  return chosen && putShips(run, kind, chosen, 'supply');
}

/** Where they go first, then which of them are other craft, where there are any. */
function placeVipers(run: Run, op: OpOf<'place'>, frame: FrameOf<'place'>): ShipNumber[] | undefined {
  if (!frame.sectors) {
    const chosen = settle(run, 'viper', demandOf(op, 'viper'));
    if (chosen === undefined) return undefined;
    const [other] = craftsIn(run, 'reserves');
    if (!other) return putShips(run, 'viper', chosen, 'reserves');
    frame.sectors = chosen.flatMap(([at, n]) => Array.from({ length: n }, () => at));
  }
  const ships = crewless(run, frame.sectors);
  if (ships) frame.sectors = undefined;
  return ships;
}

/** The sectors that get other craft instead of vipers are chosen; as many as vipers are short must. */
function crewless(run: Run, places: readonly Sector[]): ShipNumber[] | undefined {
  const [other] = craftsIn(run, 'reserves');
  if (!other) return [];
  const least = Math.max(0, places.length - run.state.reserves.vipers);
  const question = { seat: whoChooses(run), prompt: 'craft', about: 'place' } as const;
  const words = askSome(run, question, counted(places), least, Math.min(other.n, places.length));
  if (words === undefined) return undefined;
  const left = [...words];
  return places.flatMap(at => {
    const i = left.indexOf(at);
    if (i >= 0) left.splice(i, 1);
    return putVipers(run, at, [i >= 0 ? other.craft : undefined]);
  });
}

/** Basestars that can launch, each adding to its own sector (raiders.launch-icon). */
function launchDemand(run: Run, n: Count): Demand {
  const demand = new Map<Sector, number>();
  for (const basestar of shipsOf(run, 'basestar')) {
    if (answering(run, 'may-launch', { ship: basestar }).length > 0) continue;
    const more = answering(run, 'launch-count', {}).reduce((sum, a) => sum + a.modifier.add, 0);
    demand.set(basestar.at, (demand.get(basestar.at) ?? 0) + n + more);
  }
  return [...demand];
}

export function launch(run: Run, kind: ShipKind, n: Count): 'again' | undefined {
  if (!shipsAct(run)) return undefined;
  const chosen = settle(run, kind, launchDemand(run, n));
  if (chosen === undefined) return 'again';
  putShips(run, kind, chosen, 'launch');
  return undefined;
}

export const fleetOps: Resolvers<
  | 'place'
  | 'deploy'
  | 'launch'
  | 'destroy'
  | 'damage-vipers'
  | 'recall-vipers'
  | 'repair'
  | 'damage-galactica'
  | 'board'
  | 'spend-nuke'
> = {
  place,
  deploy,

  launch(run, op, frame) {
    const [kind, ...left] = frame.left ?? shipKinds.filter(kind => (op.ships[kind] ?? 0) > 0);
    if (!kind) {
      frame.left = undefined;
      return;
    }
    if (launch(run, kind, op.ships[kind] ?? 0)) return 'again';
    frame.left = left;
    return 'again';
  },

  destroy(run, op, frame) {
    if (op.what === 'raptor') return destroyRaptors(run, op.n);
    frame.count ??= op.n;
    const destroyed = frame.count === 0 ? false : destroyOne(run, op.what);
    if (destroyed === undefined) return 'again';
    if (!destroyed) {
      frame.count = undefined;
      return;
    }
    frame.count -= 1;
    return 'again';
  },

  'damage-vipers'(run, op, frame) {
    if (op.in === 'reserves') {
      const hit = askCrafts(run, whoChooses(run), 'damage', op.n);
      if (hit === undefined) return 'again';
      damageInReserves(run, hit);
      return;
    }
    frame.count ??= op.n;
    const vipers = shipOptions(run, shipsOf(run, 'viper'));
    const inReserve = op.in === 'anywhere' ? ids(reserveNames(run)) : [];
    if (frame.count === 0 || vipers.length + inReserve.length === 0) {
      frame.count = undefined;
      return;
    }
    const options = [...asOptions(vipers), ...inReserve];
    const word = askOne(run, { seat: whoChooses(run), prompt: 'viper' }, options);
    if (word === undefined) return 'again';
    const viper = shipNamed(vipers, word);
    if (viper) hitViper(run, viper, 'damaged');
    else damageInReserves(run, [reserveNamed(run, word)]);
    frame.count -= 1;
    return 'again';
  },

  /** Every undamaged viper on the board; a pilot comes back to the Hangar Deck with it. */
  'recall-vipers'(run, _op, frame) {
    for (const viper of shipsOf(run, 'viper').slice()) {
      if (frame.staying?.includes(viper.id)) continue;
      const { pilot } = viper;
      returnToReserves(run, viper);
      if (pilot === undefined) continue;
      const seat = run.state.seats[pilot];
      if (seat) seat.place = { in: 'location', location: 'hangar-deck' };
      emit(run, 'moved', { seat: pilot, to: 'hangar-deck' });
    }
  },

  repair(run, op): Again {
    if (op.what === 'vipers') return repairVipers(run, op);
    if (op.what === 'raptor') return repairRaptor(run);
    if (op.any) return repairAnyLocation(run);
    const at = locationOf(run, you(run));
    if (at !== undefined) repairLocation(run, at);
  },

  'damage-galactica'(run, op, frame): Again {
    if (op.outOf === undefined) {
      frame.count ??= op.n;
      if (frame.count === 0) {
        frame.count = undefined;
        return;
      }
      frame.count -= 1;
      damageGalactica(run);
      return 'again';
    }
    if (frame.left) {
      const [token, ...left] = frame.left;
      if (token === undefined) {
        frame.left = undefined;
        return;
      }
      frame.left = left;
      damageGalactica(run, token);
      return 'again';
    }
    const by = you(run);
    if (!frame.offered) {
      frame.offered = drawSeveral(run, 'galactica-damage', op.outOf).map(h => h.card);
      emit(run, 'tokens-seen', {
        seat: by,
        n: frame.offered.length,
        cards: frame.offered,
        secretTo: bit(by),
      });
    }
    const words = askSome(run, { seat: by, prompt: 'token' }, counted(frame.offered), op.n, op.n);
    if (words === undefined) return 'again';
    const rest = frame.offered.slice();
    frame.offered = undefined;
    for (const token of words) rest.splice(rest.indexOf(token), 1);
    shuffleIn(run, 'galactica-damage', rest);
    frame.left = words;
    return 'again';
  },

  board(run, op) {
    const n = Math.min(op.n, centurionsLeft(run));
    for (let i = 0; i < n; i++) run.state.centurions.push(0);
    if (n > 0) emit(run, 'boarded', { n });
  },

  'spend-nuke'(run, { all }) {
    do {
      if (run.state.nukes === 0) return;
      run.state.nukes -= 1;
      emit(run, 'nuke-spent', {});
    } while (all);
  },
};
