/** Ships: around Galactica, in the Reserves, damaged and destroyed. Pieces are as many as the box holds. */
import type { AfarShip, Ship } from '#engine/model/state.ts';
import { type Area, type CardId, type Sector, type ShipKind, sectors } from '#engine/model/vocabulary.ts';
import { canPilot, isHuman } from '#engine/rules/people.ts';
import { craftKeys, numberUnder, seatsUnder } from '../notation/crafts.ts';
import type { AreaPosition, SectorPosition } from '../notation/position.ts';
import { claim, keep } from './claims.ts';
import { complain, type Layout, seatNamed } from './context.ts';

export function laySpace(layout: Layout): void {
  const { position, state } = layout;
  if (position.space) {
    state.ships = [];
    state.pieces = 0;
    for (const at of sectors) laySector(layout, at, position.space[at] ?? {});
    for (const seat of state.seats) {
      const flies = state.ships.some(s => s.pilot === state.seats.indexOf(seat));
      if (seat.place.in === 'viper' && !flies) {
        complain(layout, ['space'], 'begins-in-viper', { seat: seat.id });
      }
    }
  } else {
    // As set up, except that a pilot who is elsewhere has left the viper.
    state.ships = state.ships.filter(
      ({ pilot }) => pilot === undefined || state.seats[pilot]?.place.in === 'viper',
    );
  }
  layAreas(layout);
  checkPieces(layout);
  layReserves(layout);
}

function add({ state }: Layout, kind: ShipKind, at: Sector, more: Partial<Ship> = {}): Ship {
  state.pieces += 1;
  const ship: Ship = { id: state.pieces, kind, at, ...more };
  state.ships.push(ship);
  return ship;
}

/** Ships in the places of books; a game without such places has none. */
function layAreas(layout: Layout): void {
  const { position, state, lib } = layout;
  if (state.afar === undefined) return;
  if (position.areas) {
    state.afar = [];
    for (const at of lib.areas) layArea(layout, at, position.areas[at] ?? {});
    return;
  }
  // As set up; the ships of space may have been numbered anew.
  for (const ship of state.afar) {
    state.pieces += 1;
    ship.id = state.pieces;
  }
}

function addAfar({ state }: Layout, kind: ShipKind, at: Area, more: Partial<AfarShip> = {}): void {
  state.pieces += 1;
  state.afar?.push({ id: state.pieces, kind, at, ...more });
}

function layArea(layout: Layout, at: Area, ships: AreaPosition): void {
  const path = ['areas', at];
  for (const [i, basestar] of (ships.basestars ?? []).entries()) {
    const damage = claim(layout, 'basestar-damage', basestar.damage ?? [], [
      ...path,
      'basestars',
      i,
      'damage',
    ]);
    addAfar(layout, 'basestar', at, damage.length > 0 ? { damage } : {});
  }
  for (let i = 0; i < (ships.raiders ?? 0); i++) addAfar(layout, 'raider', at);
  for (let i = 0; i < (ships['heavy-raiders'] ?? 0); i++) addAfar(layout, 'heavy-raider', at);
  for (let i = 0; i < (ships.vipers ?? 0); i++) addAfar(layout, 'viper', at);
  const { civilians = [] } = ships;
  if (typeof civilians === 'number') return;
  for (const card of claim(layout, 'civilians', civilians, [...path, 'civilians']))
    addAfar(layout, 'civilian', at, { cargo: { card, seen: 0 } });
}

function laySector(layout: Layout, at: Sector, ships: SectorPosition): void {
  const path = ['space', at];
  for (const [i, basestar] of (ships.basestars ?? []).entries()) {
    const damage = claim(layout, 'basestar-damage', basestar.damage ?? [], [
      ...path,
      'basestars',
      i,
      'damage',
    ]);
    add(layout, 'basestar', at, damage.length > 0 ? { damage } : {});
  }
  for (let i = 0; i < (ships.raiders ?? 0); i++) add(layout, 'raider', at);
  for (let i = 0; i < (ships['heavy-raiders'] ?? 0); i++) add(layout, 'heavy-raider', at);
  for (let i = 0; i < (ships.vipers ?? 0); i++) add(layout, 'viper', at);
  for (const [i, id] of (ships.pilots ?? []).entries()) layPilot(layout, at, id, [...path, 'pilots', i]);
  for (const { craft, unmanned, pilots } of craftKeys(layout.lib)) {
    for (let i = 0; i < numberUnder(ships, unmanned); i++) add(layout, 'viper', at, { craft });
    for (const [i, id] of seatsUnder(ships, pilots).entries())
      layPilot(layout, at, id, [...path, pilots, i], { craft });
  }
  const { civilians = [] } = ships;
  if (typeof civilians === 'number') return;
  for (const card of claim(layout, 'civilians', civilians, [...path, 'civilians']))
    addCivilian(layout, at, card);
}

function addCivilian(layout: Layout, at: Sector, card: CardId): void {
  add(layout, 'civilian', at, { cargo: { card, seen: 0 } });
}

function layPilot(
  layout: Layout,
  at: Sector,
  id: string,
  path: (string | number)[],
  more: Partial<Ship> = {},
): void {
  const { state } = layout;
  const pilot = seatNamed(layout, id);
  const seat = state.seats[pilot];
  if (!seat) return;
  if (state.ships.some(s => s.pilot === pilot)) complain(layout, path, 'two-vipers', { seat: id });
  // Whoever plays as a human flies, though they may have shown what they are.
  if (!isHuman(layout, pilot)) complain(layout, path, 'revealed-pilot', { seat: id });
  if (!canPilot(layout, pilot)) complain(layout, path, 'no-pilot', { character: seat.character ?? id });
  seat.place = { in: 'viper', ship: add(layout, 'viper', at, { pilot, ...more }).id };
}

/** Civilian ships of which only the number was given, and those the set-up placed. */
export function keepCivilians(layout: Layout): void {
  const { position, state, lib } = layout;
  if (position.space) {
    for (const at of sectors)
      addUnnamed(layout, ['space', at], position.space[at]?.civilians, card => addCivilian(layout, at, card));
  } else keepCargo(layout, state.ships);
  if (position.areas) {
    for (const at of lib.areas)
      addUnnamed(layout, ['areas', at], position.areas[at]?.civilians, card =>
        addAfar(layout, 'civilian', at, { cargo: { card, seen: 0 } }),
      );
  } else keepCargo(layout, state.afar ?? []);
}

/** As many civilian ships as the position says, whichever they are. */
function addUnnamed(
  layout: Layout,
  path: readonly string[],
  civilians: readonly CardId[] | number = 0,
  lay: (card: CardId) => void,
): void {
  if (typeof civilians !== 'number') return;
  for (let i = 0; i < civilians; i++) {
    const card = layout.box.takeAny('civilians', layout.below);
    if (card === undefined) {
      complain(layout, [...path, 'civilians'], 'too-few-civilians', {});
      return;
    }
    lay(card);
  }
}

function keepCargo(layout: Layout, ships: readonly (Ship | AfarShip)[]): void {
  for (const ship of ships) {
    if (!ship.cargo) continue;
    const [card] = keep(layout, 'civilians', [ship.cargo.card]);
    if (card !== undefined) ship.cargo = { card, seen: 0 };
  }
}

const everywhere = ({ state }: Layout): readonly (Ship | AfarShip)[] => [
  ...state.ships,
  ...(state.afar ?? []),
];

function checkPieces(layout: Layout): void {
  const { components } = layout.lib;
  const most = {
    basestar: ['basestars', components.basestars],
    raider: ['raiders', components.raiders],
    'heavy-raider': ['heavy raiders', components.heavyRaiders],
  } as const;
  for (const kind of ['basestar', 'raider', 'heavy-raider'] as const) {
    const [name, box] = most[kind];
    const n = everywhere(layout).filter(s => s.kind === kind).length;
    if (n > box) complain(layout, ['space'], 'too-many-ships', { ships: name, box, n });
  }
}

/** Every viper and raptor is somewhere; the Reserves hold those that are nowhere else. */
function layReserves(layout: Layout): void {
  const { position, state, lib } = layout;
  const { destroyed = {}, reserves = {} } = position;
  const inSpace = everywhere(layout).filter(s => s.kind === 'viper' && !s.craft).length;
  state.damagedVipers = position['damaged-vipers'] ?? 0;
  state.destroyed = {
    vipers: destroyed.vipers ?? 0,
    raptors: destroyed.raptors ?? 0,
    civilians: claim(layout, 'civilians', destroyed.civilians ?? [], ['destroyed', 'civilians']),
  };
  const vipers = lib.components.vipers - inSpace - state.damagedVipers - state.destroyed.vipers;
  const raptors = lib.components.raptors - state.destroyed.raptors;
  check(
    'vipers',
    vipers,
    `${inSpace} in space, ${state.damagedVipers} damaged, ${state.destroyed.vipers} destroyed`,
  );
  check('raptors', raptors, `${state.destroyed.raptors} destroyed`);
  state.reserves = { vipers: Math.max(0, vipers), raptors: Math.max(0, raptors) };

  function check(kind: 'vipers' | 'raptors', left: number, elsewhere: string): void {
    const given = reserves[kind];
    const pieces = { ships: kind, box: lib.components[kind], elsewhere };
    if (left < 0) complain(layout, ['reserves'], 'too-many-craft', pieces);
    else if (given !== undefined && given !== left)
      complain(layout, ['reserves', kind], 'reserves-differ', { ...pieces, left, given });
  }
}
