/** Pieces put on the board, taken from it and moved, as whoever edits a position does with the hand. */

import type { Library } from '#engine/index.ts';
import { type Sector, type ShipKind, sectors } from '#engine/model/vocabulary.ts';
import type { Scenario } from '../notation/scenario.ts';
import type { Path } from '../problem.ts';
import { partAt, placesOf, withPart } from './parts.ts';

export interface Edit {
  readonly scenario: Scenario;
  /** The part that was changed. */
  readonly path: Path;
}

const space = (sector: Sector, key: string): Path => ['position', 'space', sector, key];

const counted = { raider: 'raiders', 'heavy-raider': 'heavy-raiders', viper: 'vipers' } as const;

const numberAt = (scenario: Scenario, path: Path): number => Number(partAt(scenario, path) ?? 0);
const listAt = (scenario: Scenario, path: Path): readonly unknown[] => {
  const list = partAt(scenario, path);
  return Array.isArray(list) ? list : [];
};

/** What is left in the Reserves follows from what is not: a number that was written there would contradict it. */
function recounted(scenario: Scenario): Scenario {
  return withPart(scenario, ['position', 'reserves'], undefined);
}

export function addShip(lib: Library, scenario: Scenario, sector: Sector, kind: ShipKind): Edit {
  switch (kind) {
    case 'raider':
    case 'heavy-raider':
    case 'viper': {
      const path = space(sector, counted[kind]);
      return { scenario: withPart(recounted(scenario), path, numberAt(scenario, path) + 1), path };
    }
    case 'basestar': {
      const path = space(sector, 'basestars');
      return { scenario: withPart(scenario, path, [...listAt(scenario, path), {}]), path };
    }
    case 'civilian': {
      const path = space(sector, 'civilians');
      const free = [...lib.civilians.keys()].find(id => placesOf(scenario.position, id).length === 0);
      const list = listAt(scenario, path);
      return { scenario: withPart(scenario, path, [...list, free ?? [...lib.civilians.keys()][0]]), path };
    }
  }
}

/** Undefined where there is none. */
export function removeShip(scenario: Scenario, sector: Sector, kind: ShipKind): Edit | undefined {
  if (kind === 'basestar' || kind === 'civilian') {
    const path = space(sector, `${kind}s`);
    const list = listAt(scenario, path);
    if (list.length === 0) return undefined;
    return { scenario: withPart(scenario, path, list.length === 1 ? undefined : list.slice(0, -1)), path };
  }
  const path = space(sector, counted[kind]);
  const n = numberAt(scenario, path);
  return n === 0
    ? undefined
    : { scenario: withPart(recounted(scenario), path, n === 1 ? undefined : n - 1), path };
}

/** A person to a location; nobody flies who walks. */
export function placePerson(scenario: Scenario, seat: string, at: string): Edit {
  const path: Path = ['position', 'seats', seat, 'at'];
  const grounded = sectors.reduce((on, sector) => withoutPilot(on, sector, seat), scenario);
  return { scenario: withPart(recounted(grounded), path, at), path };
}

/** A person into a viper of that area. */
export function placePilot(scenario: Scenario, seat: string, sector: Sector): Edit {
  const path = space(sector, 'pilots');
  const grounded = sectors.reduce((on, other) => withoutPilot(on, other, seat), scenario);
  const standing = withPart(grounded, ['position', 'seats', seat, 'at'], undefined);
  return { scenario: withPart(recounted(standing), path, [...listAt(standing, path), seat]), path };
}

function withoutPilot(scenario: Scenario, sector: Sector, seat: string): Scenario {
  const path = space(sector, 'pilots');
  const list = listAt(scenario, path);
  if (!list.includes(seat)) return scenario;
  const others = list.filter(one => one !== seat);
  return withPart(scenario, path, others.length === 0 ? undefined : others);
}

/** What a spot of the board stands for: an area, a ship in one (of several the nth), a person, or a location. */
export type Held =
  | { readonly is: 'sector'; readonly sector: Sector }
  | { readonly is: 'ship'; readonly sector: Sector; readonly kind: ShipKind; readonly n: number }
  | { readonly is: 'person'; readonly seat: string }
  | { readonly is: 'location'; readonly location: string };

const kinds: readonly ShipKind[] = ['heavy-raider', 'raider', 'basestar', 'viper', 'civilian'];

export function heldAt(lib: Library, { game }: Scenario, spot: string): Held | undefined {
  const [first = '', second] = spot.split(':');
  const sector = sectors.find(one => one === first);
  if (sector !== undefined && second !== undefined) {
    if (game.seats.some(({ id }) => id === second)) return { is: 'person', seat: second };
    const kind = kinds.find(one => second === one || second.startsWith(`${one}-`));
    const n = Number(/-(\d+)$/.exec(second)?.[1] ?? 1);
    return kind && { is: 'ship', sector, kind, n };
  }
  if (sector !== undefined) return { is: 'sector', sector };
  if (game.seats.some(({ id }) => id === spot)) return { is: 'person', seat: spot };
  return lib.locations.has(spot) ? { is: 'location', location: spot } : undefined;
}

/** A ship that is told from others of its kind takes along what it carries and what damage it has. */
function ownMoved(
  scenario: Scenario,
  { sector, kind, n }: Extract<Held, { is: 'ship' }>,
  to: Sector,
): Edit | undefined {
  if (kind !== 'basestar' && kind !== 'civilian') return undefined;
  const [from, path] = [space(sector, `${kind}s`), space(to, `${kind}s`)];
  const here = listAt(scenario, from);
  const moved = here[n - 1];
  if (moved === undefined) return undefined;
  const left = here.filter((_, at) => at !== n - 1);
  const without = withPart(scenario, from, left.length === 0 ? undefined : left);
  return { scenario: withPart(without, path, [...listAt(without, path), moved]), path };
}

/** What is held goes there; undefined where it has no place. */
export function move(lib: Library, scenario: Scenario, what: Held, to: Held): Edit | undefined {
  const sector = to.is === 'sector' || to.is === 'ship' ? to.sector : undefined;
  if (what.is === 'ship' && sector !== undefined && sector !== what.sector) {
    const own = ownMoved(scenario, what, sector);
    if (own !== undefined) return own;
    const taken = removeShip(scenario, what.sector, what.kind);
    return taken && addShip(lib, taken.scenario, sector, what.kind);
  }
  if (what.is !== 'person') return undefined;
  if (to.is === 'location') return placePerson(scenario, what.seat, to.location);
  return sector === undefined ? undefined : placePilot(scenario, what.seat, sector);
}
