/** The New Caprica phase: settling, the occupation, ships that get away, Galactica's return. */
import { askOne, ids } from '../../choices/ask.ts';
import { type Count, launchSectors, sectors, shipKinds } from '../../model/vocabulary.ts';
import { putShips, settle } from '../../ops/placing.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { distance } from '../../queries/distance.ts';
import { isHuman, isStranded, moveTo } from '../../rules/people.ts';
import { addShip, shipsOf, takeOff } from '../../rules/ships.ts';
import { crisis, current } from '../../run/find.ts';
import { drawSeveral, pileSize } from '../../run/piles.ts';
import { emit, push, type Run } from '../../run/run.ts';
import { loseCivilian, occupationTrack, takeNewCapricaDeck } from './settled.ts';
import type { NewCaprica } from './slots.ts';

function onNewCaprica(run: Run): NewCaprica {
  const { newCaprica } = run.state.slots;
  if (!newCaprica) throw new Error('The fleet has not settled on New Caprica');
  return newCaprica;
}

function place(run: Run, n: Count): void {
  const { forces } = onNewCaprica(run);
  const [first] = occupationTrack(run.lib);
  const { occupationForces: most = 0 } = run.lib.supplies;
  for (let i = 0; i < n && first !== undefined && forces.length < most; i++) {
    forces.push(first);
    emit(run, 'occupation-placed', { at: first });
  }
}

/** One prepared ship up into a launch area; false when there is none, nothing while asking. */
function evacuateOne(run: Run): boolean | undefined {
  const here = onNewCaprica(run);
  if (!here.orbit || here.prepared.length === 0) return false;
  const word = askOne(run, { seat: current(run), prompt: 'sector', about: 'launch' }, ids(launchSectors));
  const at = launchSectors.find(s => s === word);
  if (at === undefined) return undefined;
  const cargo = here.prepared.shift();
  if (cargo) addShip(run, 'civilian', at, { cargo });
  emit(run, 'civilian-evacuated', { at });
  return true;
}

export const newCapricaOps: Resolvers<
  | 'settle-at-distance'
  | 'prepare'
  | 'evacuate'
  | 'occupy'
  | 'settle-people'
  | 'lock-civilians'
  | 'open-new-caprica-deck'
  | 'advance-occupation'
  | 'reach-orbit'
  | 'meet-in-orbit'
  | 'evacuate-by-icon'
> = {
  prepare(run, { n }) {
    const { locked, prepared } = onNewCaprica(run);
    for (const ship of locked.splice(0, n)) {
      prepared.push(ship);
      emit(run, 'civilian-prepared', {});
    }
  },

  evacuate(run, { n }, frame) {
    frame.count ??= n;
    const gone = frame.count === 0 ? false : evacuateOne(run);
    if (gone === undefined) return 'again';
    if (!gone) {
      delete frame.count;
      return;
    }
    frame.count -= 1;
    return 'again';
  },

  occupy: (run, { n }) => place(run, n),

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

  /** Each one space to the right; out of the last one it takes a ship with it. With none about, one comes. */
  'advance-occupation'(run) {
    const here = onNewCaprica(run);
    if (here.forces.length === 0) return place(run, 1);
    const track = occupationTrack(run.lib);
    const before = here.forces;
    here.forces = [];
    for (const at of before) {
      const to = track[track.indexOf(at) + 1];
      if (to !== undefined) {
        here.forces.push(to);
        emit(run, 'occupation-moved', { to });
        continue;
      }
      emit(run, 'occupation-left', { at });
      loseCivilian(run);
    }
    return undefined;
  },

  'reach-orbit'(run) {
    onNewCaprica(run).orbit = true;
    emit(run, 'orbit-reached', {});
  },

  /** As far as there are pieces; the current player says where they fall short. */
  'meet-in-orbit'(run, { ships }, frame) {
    const [kind, ...left] = frame.left ?? shipKinds;
    if (!kind) {
      delete frame.left;
      return;
    }
    const demand = sectors.flatMap(at => {
      const n = ships[at]?.[kind] ?? 0;
      return n > 0 ? [[at, n] as const] : [];
    });
    const chosen = settle(run, kind, demand);
    if (chosen === undefined) return 'again';
    putShips(run, kind, chosen, kind === 'viper' ? 'reserves' : 'supply');
    frame.left = left;
    return 'again';
  },

  'evacuate-by-icon'(run) {
    const { icons, card } = crisis(run);
    if (!icons || run.lib.crises.get(card)?.evacuate !== true) return;
    return evacuateOne(run) === undefined ? 'again' : undefined;
  },
};
