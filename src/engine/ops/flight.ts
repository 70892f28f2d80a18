/** Vipers: launching, flying, shooting (viper.three-options). */
import { askOne, askSome, ids } from '../choices/ask.ts';
import { askCraft } from '../choices/askCraft.ts';
import type { FrameOf } from '../model/frame.ts';
import type { Ship } from '../model/state.ts';
import { type Craft, launchSectors, type Seat, type Sector, type ShipNumber } from '../model/vocabulary.ts';
import { foldSum } from '../queries/modifiers.ts';
import { craftsIn, vipersReady } from '../rules/crafts.ts';
import { discard } from '../rules/hands.ts';
import { isHuman, put, seatState } from '../rules/people.ts';
import { isUnmanned, pilotedBy, returnToReserves, shipById } from '../rules/ships.ts';
import { neighbours } from '../rules/space.ts';
import { counted } from '../run/chance.ts';
import { nearest, you } from '../run/find.ts';
import { type Again, emit, type Position, push, type Run } from '../run/run.ts';
import { startAttack, viperTargets } from './attacks.ts';
import { putVipers } from './placing.ts';
import type { Resolvers } from './resolver.ts';
import { asOptions, shipNamed, shipOptions } from './shipIds.ts';

/** One activation: `move:bow:port-bow`, `attack:bow:raider`, `launch:port-bow`; gives the viper that has acted. */
interface Activation {
  readonly id: string;
  readonly start: () => ShipNumber;
}

function activationsOf(run: Run, viper: Ship, name: string): Activation[] {
  const moves = neighbours(viper.at).map(to => ({
    id: `move:${name}:${to}`,
    start() {
      const from = viper.at;
      viper.at = to;
      emit(run, 'ship-moved', { ship: viper.craft ?? 'viper', from, to });
      return viper.id;
    },
  }));
  const attacks = viperTargets(run, viper.at).map(target => ({
    id: `attack:${name}:${target.id.slice(target.id.indexOf(':') + 1)}`,
    start() {
      startAttack(run, 'viper', viper, target.ship);
      return viper.id;
    },
  }));
  return [...moves, ...attacks];
}

/** Of other craft the name says which. */
function launchesOf(run: Run): Activation[] {
  const launch = (at: Sector, craft?: Craft): Activation => ({
    id: craft ? `launch:${at}:${craft}` : `launch:${at}`,
    start() {
      const launched = putVipers(run, at, [craft]);
      push(run, 'vipers-launched', { launched });
      return launched[0] ?? -1;
    },
  });
  const others = craftsIn(run, 'reserves');
  return launchSectors.flatMap(at => [
    ...(run.state.reserves.vipers > 0 ? [launch(at)] : []),
    ...others.map(({ craft }) => launch(at, craft)),
  ]);
}

/** What an unmanned viper may do, if it is not said which: any of them, and those in the Reserves. */
function openTo(run: Run, bound: readonly ShipNumber[] | undefined): Activation[] {
  const mine = run.state.ships.filter(s => isUnmanned(s) && (bound?.includes(s.id) ?? true));
  return [
    ...(bound ? [] : launchesOf(run)),
    ...shipOptions(run, mine).flatMap(({ id, ship }) => activationsOf(run, ship, id.replace(':viper', ''))),
  ];
}

/** What the activation of a viper costs while a card says so. */
export const canPayForViper = (run: Position, seat: Seat): boolean =>
  seatState(run, seat).hand.length >= foldSum(run, 'viper-cost', { seat });

/** What was chosen waits until it is paid for; true once it is. */
function isPaid(run: Run, seat: Seat, frame: FrameOf<'activate-own-viper'>): boolean {
  const n = foldSum(run, 'viper-cost', { seat });
  if (n === 0 || frame.paid) return true;
  const words = askSome(run, { seat, prompt: 'discard' }, counted(seatState(run, seat).hand), n, n);
  if (words === undefined) return false;
  frame.paid = true;
  discard(run, seat, words);
  return false;
}

/** What was chosen, once it is paid for. */
function takeChosen(
  frame: FrameOf<'activate-own-viper'>,
  open: readonly Activation[],
): Activation | undefined {
  const { chosen } = frame;
  frame.chosen = undefined;
  frame.paid = undefined;
  return open.find(a => a.id === chosen);
}

/** The character goes into this viper, wherever it stood (piloting.token-handling). */
function board(run: Run, seat: Seat, viper: Ship): void {
  put(run, seat, { in: 'viper', ship: viper.id }, () => emit(run, 'flew', { seat, to: viper.at }));
  viper.pilot = seat;
}

export function launchWithPilot(run: Run, seat: Seat, at: Sector, craft?: Craft): void {
  const [id] = putVipers(run, at, [craft]);
  const viper = id === undefined ? undefined : shipById(run, id);
  if (viper) board(run, seat, viper);
}

function done(frame: FrameOf<'activate-vipers'>): void {
  frame.count = undefined;
  frame.ships = undefined;
  frame.chosen = undefined;
}

export const flightOps: Resolvers<'activate-vipers' | 'activate-own-viper' | 'pilot'> = {
  'activate-vipers'(run, op, frame) {
    const seat = you(run);
    if (frame.count === undefined && op.of === 'placed') frame.ships = nearest(run, 'placed') ?? [];
    frame.count ??= op.n;
    const open = openTo(run, frame.ships);
    // Whoever has revealed meanwhile no longer commands human ships.
    if (frame.count === 0 || open.length === 0 || !isHuman(run, seat)) return done(frame);
    if (frame.chosen === undefined) {
      if (!canPayForViper(run, seat)) return done(frame);
      const options = ids([...open.map(a => a.id), 'stop']);
      const word = askOne(run, { seat, prompt: 'viper', about: frame.count }, options);
      if (word === undefined) return 'again';
      if (word === 'stop') return done(frame);
      frame.chosen = word;
    }
    if (!isPaid(run, seat, frame)) return 'again';
    frame.count -= 1;
    const acted = takeChosen(frame, open)?.start();
    if (op.of === 'same' && acted !== undefined) frame.ships = [acted];
    if (op.of === 'placed') frame.ships = frame.ships?.filter(id => id !== acted) ?? [];
    return 'again';
  },

  'activate-own-viper'(run, _op, frame): Again {
    const seat = you(run);
    const viper = pilotedBy(run, seat);
    if (!viper) return;
    const open = activationsOf(run, viper, viper.at);
    if (frame.chosen === undefined) {
      const word = askOne(run, { seat, prompt: 'viper', about: 1 }, ids(open.map(a => a.id)));
      if (word === undefined) return 'again';
      frame.chosen = word;
    }
    if (!isPaid(run, seat, frame)) return 'again';
    takeChosen(frame, open)?.start();
  },

  pilot: (run, op, frame) => (op.viper === 'launched' ? takeOver(run) : launchOneself(run, frame)),
};

/** With none left in the Reserves, an unmanned one is called back first (limits.hangar-recall). */
export function launchOneself(run: Run, frame: FrameOf<'pilot'>): Again {
  const seat = you(run);
  if (vipersReady(run) === 0 && !frame.recalled) {
    const vipers = shipOptions(run, run.state.ships.filter(isUnmanned));
    if (vipers.length === 0) return;
    const word = askOne(run, { seat, prompt: 'viper', about: 'recall' }, asOptions(vipers));
    if (word === undefined) return 'again';
    const viper = shipNamed(vipers, word);
    if (viper) returnToReserves(run, viper);
    frame.recalled = true;
  }
  if (!frame.area) {
    const at = askOne(run, { seat, prompt: 'sector', about: 'launch' }, ids(launchSectors));
    if (at === undefined) return 'again';
    frame.area = at === 'port-stern' ? 'port-stern' : 'port-bow';
  }
  const craft = askCraft(run, seat);
  if (craft === undefined) return 'again';
  const { area } = frame;
  frame.recalled = undefined;
  frame.area = undefined;
  launchWithPilot(run, seat, area, craft === 'viper' ? undefined : craft);
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
