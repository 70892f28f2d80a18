/** Ships on the board and in their pools: placing, taking off, counting what is left in the box. */
import type { AfarShip, Ship } from '../model/state.ts';
import type {
  Area,
  CardId,
  CharacterId,
  Count,
  Seat,
  Sector,
  ShipKind,
  ShipNumber,
} from '../model/vocabulary.ts';
import { sectors } from '../model/vocabulary.ts';
import { shuffleIn } from '../run/piles.ts';
import { emit, type Position, type Run } from '../run/run.ts';
import { enterReserves, vipersReady } from './crafts.ts';

export function shipsAt(run: Position, sector: Sector, kind: ShipKind): Ship[] {
  return run.state.ships.filter(s => s.at === sector && s.kind === kind);
}

export function shipsOf(run: Position, kind: ShipKind): Ship[] {
  return run.state.ships.filter(s => s.kind === kind);
}

/** Ships in a place of a book; none in a game that has no such places. */
export function shipsAfar(run: Position, area: Area, kind?: ShipKind): AfarShip[] {
  return (run.state.afar ?? []).filter(s => s.at === area && (kind === undefined || s.kind === kind));
}

export function shipById(run: Position, id: ShipNumber): Ship | undefined {
  return run.state.ships.find(s => s.id === id);
}

export function pilotedBy(run: Position, seat: Seat): Ship | undefined {
  return run.state.ships.find(s => s.pilot === seat);
}

export function isUnmanned(ship: Ship): boolean {
  return ship.kind === 'viper' && ship.pilot === undefined;
}

/** Pieces that have left the game. */
function piecesRemoved({ lib, state }: Position, piece: ShipKind | 'centurion'): number {
  return lib.rules.reduce((sum, rules) => sum + (rules.piecesRemoved?.(state, piece) ?? 0), 0);
}

/** Centurions that are not on the Boarding Party track. */
export const centurionsLeft = (run: Position): number =>
  run.lib.components.centurions - run.state.centurions.length - piecesRemoved(run, 'centurion');

/** Pieces of the kind that are not on the board (limits.pieces-finite). */
export function supply(run: Position, kind: ShipKind): Count {
  const { components } = run.lib;
  const afar = run.state.afar?.filter(s => s.kind === kind).length ?? 0;
  const onBoard = shipsOf(run, kind).length + afar + piecesRemoved(run, kind);
  switch (kind) {
    case 'basestar':
      return components.basestars - onBoard;
    case 'raider':
      return components.raiders - onBoard;
    case 'heavy-raider':
      return components.heavyRaiders - onBoard;
    case 'viper':
      return vipersReady(run);
    case 'civilian': {
      const pile = run.state.piles.civilians;
      return pile.top.length + pile.bag.length + pile.bottom.length;
    }
  }
}

export function addShip(run: Run, kind: ShipKind, at: Sector, more: Partial<Ship> = {}): Ship {
  run.state.pieces += 1;
  const ship: Ship = { id: run.state.pieces, kind, at, ...more };
  run.state.ships.push(ship);
  return ship;
}

/** A new ship in a place of a book. */
export function addAfar(
  run: Run,
  kind: ShipKind,
  at: Area,
  more: Pick<AfarShip, 'craft' | 'damage' | 'cargo'> = {},
): AfarShip {
  run.state.pieces += 1;
  const ship: AfarShip = { id: run.state.pieces, kind, at, ...more };
  run.state.afar = [...(run.state.afar ?? []), ship];
  emit(run, 'ship-transferred', { ship: ship.craft ?? kind, to: at });
  return ship;
}

/** A ship leaves space for a place of a book, with its damage and its cargo; nobody flies it there. */
export function sendAfar(run: Run, ship: Ship, to: Area): void {
  const { pilot, at: from, ...rest } = ship;
  if (pilot !== undefined)
    throw new Error(`Nobody may be at the controls of ship ${ship.id}, which goes to ${to}`);
  run.state.ships = run.state.ships.filter(s => s !== ship);
  run.state.afar = [...(run.state.afar ?? []), { ...rest, at: to }];
  emit(run, 'ship-transferred', { ship: ship.craft ?? ship.kind, from, to });
}

/** A ship comes from a place of a book into space, or goes to another such place. */
export function bringFrom(run: Run, ship: AfarShip, to: Sector | Area): void {
  const { at: from, ...rest } = ship;
  const afar = (run.state.afar ?? []).filter(s => s !== ship);
  const sector = sectors.find(one => one === to);
  run.state.afar = sector === undefined ? [...afar, { ...rest, at: to as Area }] : afar;
  if (sector !== undefined) run.state.ships.push({ ...rest, at: sector });
  emit(run, 'ship-transferred', { ship: ship.craft ?? ship.kind, from, to });
}

export function takeOff(run: Run, ship: Ship): void {
  run.state.ships = run.state.ships.filter(s => s !== ship);
  if (ship.damage && ship.damage.length > 0) shuffleIn(run, 'basestar-damage', ship.damage);
}

export function returnToReserves(run: Run, viper: Ship): void {
  takeOff(run, viper);
  enterReserves(run, viper.craft);
  emit(run, 'ship-returned', { ship: viper.craft ?? 'viper', at: viper.at });
}

export function removeFromGame(run: Run, card: CardId | CharacterId): void {
  run.state.removed.push(card);
}
