/** The damage bench: tokens drawn for Galactica and for basestars, vipers hit, and everything repaired again. */
import type { Library } from '#engine/index.ts';
import type { Place, State } from '#engine/model/state.ts';
import type { LocationId, Sector, ShipKind } from '#engine/model/vocabulary.ts';
import { damageDeeds } from '#engine/tools/damage.ts';
import type { Settle } from '#engine/tools/deeds.ts';
import { bareTable, type Seated } from '#engine/tools/table.ts';
import { deedBench, type Starts } from '../kit/deedBench.ts';

export { compileLaidOut, viewOf } from '#engine/index.ts';
export { type Basestar, basestarsOf, damageProcedures, type Room, roomsOf } from '#engine/tools/damage.ts';

/** The players and where they stand; one without a place is in a viper. */
export interface Crew {
  readonly seats: readonly (Seated & { readonly at: LocationId | undefined })[];
  /** Who repairs. */
  readonly mechanic: string;
}

/** The first viper is flown. */
const ships: readonly (readonly [ShipKind, Sector])[] = [
  ['viper', 'port-bow'],
  ['viper', 'port-stern'],
  ['viper', 'port-stern'],
  ['basestar', 'bow'],
  ['basestar', 'starboard-bow'],
];

/** It comes with the page: a browser has nothing to lay out. */
export function damageStarts(lib: Library, crew: Crew): Starts {
  return { fight: layOut(lib, crew) };
}

/** Its seats are those of the positions; the `mechanic` is one of them. */
export function damageBench(lib: Library, mechanic: string, laidOut: Starts, settle?: Settle) {
  const [usual] = Object.values(laidOut);
  const seat = usual?.seats.findIndex(({ id }) => id === mechanic) ?? 0;
  return deedBench('damage', lib, damageDeeds(lib, seat), laidOut, false, settle);
}

function layOut(lib: Library, { seats }: Crew): State {
  const state = bareTable(
    lib,
    seats.map(({ at: _, ...seated }) => seated),
  );
  for (const [kind, at] of ships) {
    state.pieces += 1;
    state.ships.push({ id: state.pieces, kind, at });
    if (kind === 'viper') state.reserves.vipers -= 1;
  }
  const [viper] = state.ships;
  if (viper !== undefined) viper.pilot = seats.findIndex(({ at }) => at === undefined);
  for (const [i, seat] of state.seats.entries()) seat.place = placeOf(seats[i]?.at, viper?.id ?? 0);
  for (const { id, ship } of lib.tokens.values()) state.piles[`${ship}-damage`].bag.push(id);
  return state;
}

function placeOf(location: string | undefined, ship: number): Place {
  return location === undefined ? { in: 'viper', ship } : { in: 'location', location };
}
