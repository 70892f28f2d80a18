/** The damage bench: tokens drawn for Galactica and for basestars, vipers hit, and everything repaired again. */
import type { Library } from '#engine/index.ts';
import type { Place, State } from '#engine/model/state.ts';
import type { Sector, ShipKind } from '#engine/model/vocabulary.ts';
import { damageDeeds } from '#engine/tools/damage.ts';
import type { Settle } from '#engine/tools/deeds.ts';
import { bareTable } from '#engine/tools/table.ts';
import { deedBench, type Starts } from './bench/deedBench.ts';

export { compileLaidOut, viewOf } from '#engine/index.ts';
export { type Basestar, basestarsOf, damageProcedures, type Room, roomsOf } from '#engine/tools/damage.ts';

/** The players and where they stand; the Armory is empty, and Starbuck is in a viper. */
export const crew = [
  { id: 'adama', character: 'william-adama', at: 'command' },
  { id: 'tyrol', character: 'galen-tyrol', at: 'hangar-deck' },
  { id: 'starbuck', character: 'kara-thrace', at: undefined },
  { id: 'tigh', character: 'saul-tigh', at: 'weapons-control' },
  { id: 'roslin', character: 'laura-roslin', at: 'admirals-quarters' },
  { id: 'baltar', character: 'gaius-baltar', at: 'ftl-control' },
] as const;
/** Who repairs. */
const mechanic = crew.findIndex(({ id }) => id === 'tyrol');
const flyer = crew.findIndex(({ id }) => id === 'starbuck');

/** The first viper is hers. */
const ships: readonly (readonly [ShipKind, Sector])[] = [
  ['viper', 'port-bow'],
  ['viper', 'port-stern'],
  ['viper', 'port-stern'],
  ['basestar', 'bow'],
  ['basestar', 'starboard-bow'],
];

/** It comes with the page: a browser has nothing to lay out. */
export function damageStarts(lib: Library): Starts {
  return { fight: layOut(lib) };
}

export function damageBench(lib: Library, laidOut: Starts, settle?: Settle) {
  return deedBench('damage', lib, damageDeeds(lib, mechanic), laidOut, false, settle);
}

function layOut(lib: Library): State {
  const state = bareTable(
    lib,
    crew.map(({ id, character }) => ({ id, character })),
  );
  for (const [kind, at] of ships) {
    state.pieces += 1;
    state.ships.push({ id: state.pieces, kind, at });
    if (kind === 'viper') state.reserves.vipers -= 1;
  }
  const [viper] = state.ships;
  if (viper !== undefined) viper.pilot = flyer;
  for (const [i, seat] of state.seats.entries()) seat.place = placeOf(crew[i]?.at, viper?.id ?? 0);
  for (const { id, ship } of lib.tokens.values()) state.piles[`${ship}-damage`].bag.push(id);
  return state;
}

function placeOf(location: string | undefined, ship: number): Place {
  return location === undefined ? { in: 'viper', ship } : { in: 'location', location };
}
