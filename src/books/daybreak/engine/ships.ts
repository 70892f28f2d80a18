/** Assault raptors gained, pieces that leave the board or the game, Cylon ships called off for a turn. */
import { askOne } from '#engine/choices/ask.ts';
import type { OpOf } from '#engine/model/flow.ts';
import type { FrameOf } from '#engine/model/frame.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { asOptions, shipNamed, shipOptions } from '#engine/ops/shipIds.ts';
import { returnToReserves, shipsOf, supply, takeOff } from '#engine/rules/ships.ts';
import { turn, you } from '#engine/run/find.ts';
import { shuffleIn } from '#engine/run/piles.ts';
import { type Again, emit, type Position, type Run } from '#engine/run/run.ts';
import type { Piece, ShipFlows, ShipOps } from './words/ships.ts';

/** Figures that have not come into play (daybreak.assault-raptors.unbuilt-not-destroyed). */
export function besideTheBoard({ lib, state }: Position): number {
  const { reserves = 0, destroyed = 0 } = state.slots.assaultRaptors ?? {};
  const inSpace = state.ships.filter(({ craft }) => craft === 'assault-raptor').length;
  return (lib.supplies.assaultRaptors?.pieces ?? 0) - reserves - destroyed - inSpace;
}

/** Pieces of that kind, on the board or beside it. */
function pieces(run: Position, piece: Piece): number {
  if (piece !== 'centurion') return shipsOf(run, piece).length + supply(run, piece);
  return run.lib.components.centurions - (run.state.slots.piecesGone?.centurion ?? 0);
}

function loseForGood(run: Run, piece: Piece, n: number): void {
  const gone = run.state.slots.piecesGone ?? {};
  run.state.slots.piecesGone = gone;
  for (let i = Math.min(n, pieces(run, piece)); i > 0; i--) {
    gone[piece] = (gone[piece] ?? 0) + 1;
    emit(run, 'piece-gone', { piece });
  }
}

function clear(run: Run, what: OpOf<'take-away'>['what'][number]): void {
  if (what === 'centurion') {
    const n = run.state.centurions.splice(0).length;
    if (n > 0) emit(run, 'centurions-left', { n });
    return;
  }
  for (const ship of shipsOf(run, what)) {
    takeOff(run, ship);
    emit(run, 'ship-returned', { ship: what, at: ship.at });
  }
}

/** One of them, back where it came from. */
function takeOne(run: Run, { what }: OpOf<'take-away'>, frame: FrameOf<'take-away'>): Again {
  const ships = shipOptions(
    run,
    run.state.ships.filter(ship => what.some(kind => kind === ship.kind)),
  );
  if (frame.count === 0 || ships.length === 0) {
    frame.count = undefined;
    return;
  }
  const word = askOne(run, { seat: you(run), prompt: 'civilian', about: 'returned' }, asOptions(ships));
  if (word === undefined) return 'again';
  const ship = shipNamed(ships, word);
  if (ship) {
    takeOff(run, ship);
    if (ship.cargo) shuffleIn(run, 'civilians', [ship.cargo.card]);
    emit(run, 'ship-returned', { ship: ship.kind, at: ship.at });
  }
  frame.count = (frame.count ?? 1) - 1;
  return 'again';
}

export const shipOps: Resolvers<keyof ShipOps | keyof ShipFlows> = {
  'berth-assault-raptors'(run) {
    const raptors = run.state.ships.filter(({ craft }) => craft === 'assault-raptor');
    for (const ship of raptors) returnToReserves(run, ship);
  },

  'gain-assault-raptor'(run, { n }) {
    const gained = Math.min(n, besideTheBoard(run));
    const { assaultRaptors } = run.state.slots;
    if (gained <= 0 || !assaultRaptors) return;
    assaultRaptors.reserves += gained;
    emit(run, 'assault-raptor-gained', { n: gained });
  },

  'take-away'(run, op, frame) {
    if (op.n !== undefined) {
      frame.count ??= op.n;
      return takeOne(run, op, frame);
    }
    for (const what of op.what) {
      clear(run, what);
      if (op.gone !== undefined && what !== 'civilian') loseForGood(run, what, op.gone);
    }
    return;
  },

  'cease-fire'(run) {
    turn(run).activate = false;
    emit(run, 'fire-ceased', {});
  },
};
