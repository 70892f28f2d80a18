/** What activated Cylon ships do; they follow the rules whoever sits at the table (activation.automatic). */
import { askOne, ids } from '../choices/ask.ts';
import type { FrameOf } from '../model/frame.ts';
import type { Ship } from '../model/state.ts';
import { launchSectors, type Sector, type ShipNumber, sectors } from '../model/vocabulary.ts';
import { anyAnswer } from '../queries/modifiers.ts';
import { ignored } from '../queries/suspended.ts';
import { destroyCivilianAt } from '../rules/damage.ts';
import { endGame } from '../rules/ending.ts';
import { centurionsLeft, isUnmanned, shipById, shipsAt, shipsOf, takeOff } from '../rules/ships.ts';
import { isLaunchSector, stepTowards } from '../rules/space.ts';
import { crisis, current, nearest, shipsAct, turn } from '../run/find.ts';
import { type Again, emit, push, type Run } from '../run/run.ts';
import { launch } from './fleet.ts';
import type { Resolvers } from './resolver.ts';
import { asOptions, shipNamed, shipOptions } from './shipIds.ts';

/** The raider whose activation is being carried out. */
function raider(run: Run): Ship | undefined {
  const id = nearest(run, 'ship');
  return id === undefined ? undefined : shipById(run, id);
}

const fresh = (run: Run, ids: readonly ShipNumber[]) =>
  ids.filter(id => shipById(run, id) !== undefined && !turn(run).acted.includes(id));

/** The raiders that the card being carried out has placed. */
function activatePlaced(run: Run): undefined {
  const raiders = run.state.ships.filter(s => s.kind === 'raider').map(s => s.id);
  const placed = (nearest(run, 'placed') ?? crisis(run).placed).filter(id => raiders.includes(id));
  if (placed.length > 0) push<'activate-raiders'>(run, 'raiders-placed', { left: placed });
}

/** The area being dealt with, or the next one, by the current player's choice (activation.area-by-area). */
function nextSector(
  run: Run,
  frame: FrameOf<'activate-raiders'>,
  waiting: readonly ShipNumber[],
): Sector | undefined {
  const here = (id: ShipNumber) => shipById(run, id)?.at;
  if (frame.area && waiting.some(id => here(id) === frame.area)) return frame.area;
  frame.area = undefined;
  const open = sectors.filter(s => waiting.some(id => here(id) === s));
  const word = askOne(run, { seat: current(run), prompt: 'sector', about: 'raider' }, ids(open));
  const sector = sectors.find(s => s === word);
  if (sector) frame.area = sector;
  return sector;
}

function idleHeavyRaiders(run: Run): Ship[] {
  return shipsOf(run, 'heavy-raider').filter(s => !turn(run).acted.includes(s.id));
}

/**
 * Those in `left` land their centurions, as many as the box still holds (limits.pieces-finite): where that is not
 * enough for all, the current player says which board (limits.current-player-chooses). The others stay where they are.
 */
function boardAll(run: Run, frame: FrameOf<'board-galactica' | 'move-heavy-raiders'>): Again {
  const waiting = (frame.left ?? []).flatMap(id => shipById(run, id) ?? []);
  const free = centurionsLeft(run);
  if (waiting.length === 0 || free === 0) {
    frame.left = undefined;
    return;
  }
  let heavy = waiting[0];
  if (free < waiting.length) {
    const options = shipOptions(run, waiting);
    const word = askOne(run, { seat: current(run), prompt: 'ship', about: 'boarding' }, asOptions(options));
    if (word === undefined) return 'again';
    heavy = shipNamed(options, word);
  }
  if (heavy) board(run, heavy);
  frame.left = waiting.filter(ship => ship !== heavy).map(ship => ship.id);
  return 'again';
}

function board(run: Run, heavy: Ship): void {
  takeOff(run, heavy);
  emit(run, 'ship-returned', { ship: 'heavy-raider', at: heavy.at });
  run.state.centurions.push(0);
  emit(run, 'boarded', { n: 1 });
}

export const cylonShipOps: Resolvers<
  | 'activate'
  | 'activate-raiders'
  | 'aim-at-viper'
  | 'raid-civilian'
  | 'raider-moves'
  | 'aim-at-galactica'
  | 'advance-centurions'
  | 'look-at-boarding'
  | 'board-galactica'
  | 'move-heavy-raiders'
  | 'launch-heavy-raiders'
  | 'activate-basestars'
> = {
  activate(run, op, frame) {
    if (!shipsAct(run)) return;
    if (op.placed) return activatePlaced(run);
    const [what, ...left] = frame.left ?? op.what.filter(icon => !ignored(run, icon));
    if (what === undefined) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    emit(run, 'activated', { what });
    push(run, `activate-${what}`);
    return 'again';
  },

  'activate-raiders'(run, _op, frame) {
    if (!frame.left) {
      frame.left = shipsOf(run, 'raider').map(r => r.id);
    }
    const waiting = fresh(run, frame.left);
    if (waiting.length === 0) {
      frame.left = undefined;
      frame.area = undefined;
      return;
    }
    const before = frame.area;
    const sector = nextSector(run, frame, waiting);
    if (sector === undefined) return 'again';
    if (sector !== before) emit(run, 'sector-activated', { kind: 'raider', sector });
    const id = waiting.find(w => shipById(run, w)?.at === sector);
    if (id === undefined) return 'again';
    turn(run).acted.push(id);
    push(run, 'raider', { ship: id });
    return 'again';
  },

  'aim-at-viper'(run): Again {
    const attacker = raider(run);
    if (!attacker) return;
    const vipers = shipsAt(run, attacker.at, 'viper');
    const unmanned = vipers.filter(isUnmanned);
    const targets = shipOptions(run, unmanned.length > 0 ? unmanned : vipers);
    const word = askOne(run, { seat: current(run), prompt: 'viper', about: 'target' }, asOptions(targets));
    if (word === undefined) return 'again';
    const target = shipNamed(targets, word);
    if (!target) return;
    push(run, 'attack', {
      attack: { by: 'raider', attacker: attacker.id, target: 'viper', ship: target.id, roller: current(run) },
    });
  },

  'raid-civilian'(run): Again {
    const attacker = raider(run);
    if (!attacker) return;
    const targets = shipOptions(run, shipsAt(run, attacker.at, 'civilian'));
    const word = askOne(run, { seat: current(run), prompt: 'civilian', about: 'target' }, asOptions(targets));
    if (word === undefined) return 'again';
    const target = shipNamed(targets, word);
    if (target) destroyCivilianAt(run, target);
  },

  'raider-moves'(run) {
    const ship = raider(run);
    if (!ship) return;
    const from = ship.at;
    ship.at = stepTowards(
      from,
      shipsOf(run, 'civilian').map(s => s.at),
    );
    emit(run, 'ship-moved', { ship: 'raider', from, to: ship.at });
  },

  'aim-at-galactica'(run) {
    const attacker = raider(run);
    if (!attacker) return;
    push(run, 'attack', {
      attack: {
        by: 'raider',
        attacker: attacker.id,
        target: 'galactica',
        ship: undefined,
        roller: current(run),
      },
    });
  },

  'advance-centurions'(run) {
    const { state } = run;
    const idle =
      state.rulings['centurions-without-ships'] === 'stay' &&
      !state.ships.some(s => s.kind === 'heavy-raider' || s.kind === 'basestar');
    if (idle) return;
    for (const [i, space] of state.centurions.entries()) {
      const to = space + 1;
      state.centurions[i] = to;
      emit(run, 'centurion-advanced', { to });
    }
  },

  'look-at-boarding'(run) {
    const end = run.lib.components.boardingTrack;
    if (run.state.centurions.some(space => space >= end)) endGame(run, 'cylons', 'boarded');
  },

  'board-galactica'(run, _op, frame) {
    if (!frame.left) {
      frame.left = idleHeavyRaiders(run)
        .filter(heavy => isLaunchSector(heavy.at))
        .map(heavy => heavy.id);
      turn(run).acted.push(...frame.left);
    }
    return boardAll(run, frame);
  },

  /** Those that were in a launch area already have had their activation. */
  'move-heavy-raiders'(run, _op, frame) {
    if (!frame.left) {
      const arrived: ShipNumber[] = [];
      const onArrival = run.state.rulings['heavy-raider-boarding-moment'] === 'on-arrival';
      for (const heavy of idleHeavyRaiders(run)) {
        turn(run).acted.push(heavy.id);
        const from = heavy.at;
        heavy.at = stepTowards(from, launchSectors);
        emit(run, 'ship-moved', { ship: 'heavy-raider', from, to: heavy.at });
        if (onArrival && isLaunchSector(heavy.at)) arrived.push(heavy.id);
      }
      frame.left = arrived;
    }
    return boardAll(run, frame);
  },

  'launch-heavy-raiders': run =>
    launch(run, 'heavy-raider', run.state.rulings['heavy-raider-launch-count'] === 'one' ? 1 : 2),

  'activate-basestars'(run, _op, frame) {
    frame.left ??= shipsOf(run, 'basestar').map(s => s.id);
    const [id] = fresh(run, frame.left);
    const basestar = id === undefined ? undefined : shipById(run, id);
    if (!basestar || id === undefined) {
      frame.left = undefined;
      return;
    }
    turn(run).acted.push(id);
    if (anyAnswer(run, 'may-attack', { ship: basestar })) return 'again';
    push(run, 'attack', {
      attack: { by: 'basestar', attacker: id, target: 'galactica', ship: undefined, roller: current(run) },
    });
    return 'again';
  },
};
