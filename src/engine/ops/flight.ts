/** Vipers: launching, flying, shooting (viper.three-options). */
import { askOne, ids } from '../choices/ask.ts';
import type { FrameOf } from '../model/frame.ts';
import type { Ship } from '../model/state.ts';
import type { Seat, Sector } from '../model/vocabulary.ts';
import { launchSectors } from '../model/vocabulary.ts';
import { isHuman, put } from '../rules/people.ts';
import { addShip, isUnmanned, pilotedBy, returnToReserves, shipById } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import { nearest, you } from '../run/find.ts';
import { type Again, emit, push, type Run } from '../run/run.ts';
import { startAttack, viperTargets } from './attacks.ts';
import type { Resolvers } from './resolver.ts';
import { asOptions, shipNamed, shipOptions } from './shipIds.ts';

/** One activation: `move:bow:port-bow`, `attack:bow:raider`. */
interface Activation {
  readonly id: string;
  readonly start: () => void;
}

function activationsOf(run: Run, viper: Ship, name: string): Activation[] {
  const moves = neighbours(viper.at).map(to => ({
    id: `move:${name}:${to}`,
    start() {
      const from = viper.at;
      viper.at = to;
      emit(run, 'ship-moved', { ship: 'viper', from, to });
    },
  }));
  const attacks = viperTargets(run, viper.at).map(target => ({
    id: `attack:${name}:${target.id.slice(target.id.indexOf(':') + 1)}`,
    start: () => startAttack(run, 'viper', viper, target.ship),
  }));
  return [...moves, ...attacks];
}

function launchesOf(run: Run): Activation[] {
  if (run.state.reserves.vipers === 0) return [];
  return launchSectors.map(at => ({
    id: `launch:${at}`,
    start() {
      run.state.reserves.vipers -= 1;
      const viper = addShip(run, 'viper', at);
      emit(run, 'ship-placed', { ship: 'viper', at, from: 'reserves' });
      push(run, 'vipers-launched', { launched: [viper.id] });
    },
  }));
}

/** The character goes into this viper, wherever it stood (piloting.token-handling). */
function board(run: Run, seat: Seat, viper: Ship): void {
  put(run, seat, { in: 'viper', ship: viper.id }, () => emit(run, 'flew', { seat, to: viper.at }));
  viper.pilot = seat;
}

export function launchWithPilot(run: Run, seat: Seat, at: Sector): void {
  run.state.reserves.vipers -= 1;
  const viper = addShip(run, 'viper', at);
  emit(run, 'ship-placed', { ship: 'viper', at, from: 'reserves' });
  board(run, seat, viper);
}

export const flightOps: Resolvers<'activate-vipers' | 'activate-own-viper' | 'pilot'> = {
  'activate-vipers'(run, op, frame) {
    const seat = you(run);
    frame.count ??= op.n;
    const unmanned = shipOptions(run, run.state.ships.filter(isUnmanned));
    const open = [
      ...launchesOf(run),
      ...unmanned.flatMap(({ id, ship }) => activationsOf(run, ship, id.replace(':viper', ''))),
    ];
    // Whoever has revealed meanwhile no longer commands human ships.
    if (frame.count === 0 || open.length === 0 || !isHuman(run, seat)) {
      delete frame.count;
      return;
    }
    const options = ids([...open.map(a => a.id), 'stop']);
    const word = askOne(run, { seat, prompt: 'viper', about: frame.count }, options);
    if (word === undefined) return 'again';
    const chosen = open.find(a => a.id === word);
    if (!chosen) {
      delete frame.count;
      return;
    }
    frame.count -= 1;
    chosen.start();
    return 'again';
  },

  'activate-own-viper'(run): Again {
    const seat = you(run);
    const viper = pilotedBy(run, seat);
    if (!viper) return;
    const open = activationsOf(run, viper, viper.at);
    const word = askOne(run, { seat, prompt: 'viper', about: 1 }, ids(open.map(a => a.id)));
    if (word === undefined) return 'again';
    open.find(a => a.id === word)?.start();
  },

  pilot: (run, op, frame) => (op.viper === 'launched' ? takeOver(run) : launchOneself(run, frame)),
};

/** With none left in the Reserves, an unmanned one is called back first (limits.hangar-recall). */
function launchOneself(run: Run, frame: FrameOf<'pilot'>): Again {
  const seat = you(run);
  if (run.state.reserves.vipers === 0 && !frame.recalled) {
    const vipers = shipOptions(run, run.state.ships.filter(isUnmanned));
    if (vipers.length === 0) return;
    const word = askOne(run, { seat, prompt: 'viper', about: 'recall' }, asOptions(vipers));
    if (word === undefined) return 'again';
    const viper = shipNamed(vipers, word);
    if (viper) returnToReserves(run, viper);
    frame.recalled = true;
  }
  const at = askOne(run, { seat, prompt: 'sector', about: 'launch' }, ids(launchSectors));
  if (at === undefined) return 'again';
  delete frame.recalled;
  launchWithPilot(run, seat, at === 'port-stern' ? 'port-stern' : 'port-bow');
}

function takeOver(run: Run): Again {
  const seat = you(run);
  const ships = (nearest(run, 'launched') ?? []).flatMap(id => shipById(run, id) ?? []);
  const vipers = shipOptions(run, ships.filter(isUnmanned));
  if (vipers.length === 0) return;
  const word = askOne(run, { seat, prompt: 'viper', about: 'take' }, asOptions(vipers));
  if (word === undefined) return 'again';
  const viper = shipNamed(vipers, word);
  if (viper) board(run, seat, viper);
}
