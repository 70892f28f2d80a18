/** Ships around Galactica as a bench counts them, and the position that they make. */
import type { Library } from '#engine/index.ts';
import type { CivilianShip } from '#engine/model/card.ts';
import type { State } from '#engine/model/state.ts';
import { type Sector, sectors } from '#engine/model/vocabulary.ts';
import { bareTable, type Seated } from '#engine/tools/table.ts';

/** What can be placed: kinds of ships, manned vipers told apart. */
export const squadrons = ['basestar', 'raider', 'heavy-raider', 'viper', 'pilot', 'civilian'] as const;
export type Squadron = (typeof squadrons)[number];

export type Squad = { readonly [kind in Squadron]?: number };
export interface Fleet {
  readonly space: { readonly [sector in Sector]?: Squad };
  /** One number a centurion: its space of the boarding party track. */
  readonly centurions: readonly number[];
}

/** Whose turn it is, and who sits in the manned viper. */
export interface FleetCrew {
  readonly player: Seated;
  readonly pilot: Seated;
}

export function shipsIn({ space }: Fleet, sector: Sector, kind: Squadron): number {
  return space[sector]?.[kind] ?? 0;
}

function inAll(fleet: Fleet, kind: Squadron): number {
  return sectors.reduce((sum, sector) => sum + shipsIn(fleet, sector, kind), 0);
}

/** How many more the box holds (limits.pieces-finite). */
export function left({ components, civilians }: Library, fleet: Fleet, kind: Squadron): number {
  switch (kind) {
    case 'basestar':
      return components.basestars - inAll(fleet, 'basestar');
    case 'raider':
      return components.raiders - inAll(fleet, 'raider');
    case 'heavy-raider':
      return components.heavyRaiders - inAll(fleet, 'heavy-raider');
    case 'viper':
      return components.vipers - inAll(fleet, 'viper') - inAll(fleet, 'pilot');
    case 'pilot':
      return Math.min(left({ components, civilians } as Library, fleet, 'viper'), 1 - inAll(fleet, 'pilot'));
    case 'civilian':
      return [...civilians.values()].reduce((sum, { count }) => sum + count, 0) - inAll(fleet, 'civilian');
  }
}

/** One more or one fewer of a kind; undefined where that cannot be. */
export function changed(
  lib: Library,
  fleet: Fleet,
  sector: Sector,
  kind: Squadron,
  by: 1 | -1,
): Fleet | undefined {
  const n = shipsIn(fleet, sector, kind) + by;
  if (n < 0 || (by > 0 && left(lib, fleet, kind) <= 0)) return undefined;
  return { ...fleet, space: { ...fleet.space, [sector]: { ...fleet.space[sector], [kind]: n } } };
}

/** What the civilian ships carry, the heaviest loss first: an address names no cargo, and this shows what is at stake. */
function cargoOf({ civilians }: Library): string[] {
  const weight = (loss: CivilianShip['loss']) => Object.values(loss).reduce((sum, n) => sum + n, 0);
  return [...civilians.values()]
    .toSorted((a, b) => weight(b.loss) - weight(a.loss))
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** The position, with everything that is not in space where the set-up leaves it. */
export function positionOf(lib: Library, fleet: Fleet, { player, pilot }: FleetCrew): State {
  const state = bareTable(lib, [player, pilot]);
  const cargo = cargoOf(lib);
  const place = (kind: Exclude<Squadron, 'pilot'>, at: Sector, n: number) => {
    for (let i = 0; i < n; i++) {
      state.pieces += 1;
      const card = kind === 'civilian' ? cargo.shift() : undefined;
      state.ships.push({
        id: state.pieces,
        kind,
        at,
        ...(card === undefined ? {} : { cargo: { card, seen: 0 } }),
      });
      if (kind === 'viper') state.reserves.vipers -= 1;
    }
  };
  for (const at of sectors) {
    for (const kind of ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'] as const)
      place(kind, at, shipsIn(fleet, at, kind));
    if (shipsIn(fleet, at, 'pilot') === 0) continue;
    place('viper', at, 1);
    const flown = state.ships.at(-1);
    if (flown !== undefined) flown.pilot = 1;
    const seat = state.seats[1];
    if (seat !== undefined) seat.place = { in: 'viper', ship: state.pieces };
  }
  state.piles.civilians.bag.push(...cargo);
  for (const { id, ship } of lib.tokens.values()) {
    state.piles[ship === 'galactica' ? 'galactica-damage' : 'basestar-damage'].bag.push(id);
  }
  state.centurions = [...fleet.centurions];
  return state;
}

/** The ships of a position, counted again. */
export function fleetOf({ ships, centurions }: State): Fleet {
  const space: { [sector in Sector]?: { [kind in Squadron]?: number } } = {};
  for (const { kind, at, pilot: flown } of ships) {
    const squad = space[at] ?? {};
    const what: Squadron = flown === undefined ? kind : 'pilot';
    squad[what] = (squad[what] ?? 0) + 1;
    space[at] = squad;
  }
  return { space, centurions: [...centurions] };
}
