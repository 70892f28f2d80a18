/** The viper bench: vipers launched, flown and sent to attack from Command, and by a pilot in their own. */
import type { Library } from '#engine/index.ts';
import type { Ship, State } from '#engine/model/state.ts';
import type { CardId, Sector, ShipKind } from '#engine/model/vocabulary.ts';
import type { Settle } from '#engine/tools/deeds.ts';
import { command, commander, flightDeeds, pilot } from '#engine/tools/flight.ts';
import { bareTable, type Seated } from '#engine/tools/table.ts';
import { deedBench, type Starts } from '../kit/deedBench.ts';

export { compileLaidOut, viewOf } from '#engine/index.ts';
export { command, flightProcedures, ownTurn, pilot } from '#engine/tools/flight.ts';
export {
  craftOf,
  type FlightRule,
  flightRules,
  type Refused,
  refusedFlights,
} from '#engine/tools/refusedFlight.ts';

/** The player at Command, who may be in the cockpit, the usual one first, and what pays for landing or changing ships. */
export interface Flyers {
  readonly admiral: Seated;
  readonly pilots: readonly Seated[];
  readonly hand: readonly CardId[];
}

/** Who flies, and whether a viper is left in the Reserves. */
const noReserves = '-no-reserves';
export const startOf = (flyer: string, empty: boolean): string => `${flyer}${empty ? noReserves : ''}`;
export const pilotOf = (start: string): string =>
  isEmpty(start) ? start.slice(0, -noReserves.length) : start;
export const isEmpty = (start: string): boolean => start.endsWith(noReserves);

/** One Cylon ship of every kind, with a raider where vipers come out, and a ship to protect. */
const around: readonly (readonly [ShipKind, Sector, number])[] = [
  ['raider', 'port-bow', 1],
  ['raider', 'bow', 2],
  ['basestar', 'starboard-bow', 1],
  ['heavy-raider', 'port-stern', 1],
  ['civilian', 'stern', 1],
  ['viper', 'stern', 1],
  ['viper', 'starboard-stern', 1],
];
/** How many are in repair while the Reserves are empty. */
const damaged = 4;

/** They come with the page: a browser has nothing to lay out. */
export function flightStarts(lib: Library, { admiral, pilots }: Flyers): Starts {
  return Object.fromEntries(
    pilots.flatMap(flyer =>
      [false, true].map(empty => [startOf(flyer.id, empty), layOut(lib, [admiral, flyer], empty)]),
    ),
  );
}

export function flightBench(lib: Library, hand: readonly CardId[], laidOut: Starts, settle?: Settle) {
  return deedBench('vipers', lib, flightDeeds(hand), laidOut, false, settle);
}

function layOut(lib: Library, seats: readonly Seated[], empty: boolean): State {
  const state = bareTable(lib, seats);
  state.seats.forEach((seat, at) => {
    seat.place = { in: 'location', location: at === pilot ? 'hangar-deck' : command };
  });
  state.titles = { president: undefined, admiral: commander };
  const [cargo] = [...lib.civilians.keys()];
  for (const [kind, at, n] of around) {
    for (let i = 0; i < n; i++) place(state, kind, at, cargo);
  }
  if (empty) {
    // The rest of them protects the other side.
    while (state.reserves.vipers > damaged) place(state, 'viper', 'starboard-stern', cargo);
    state.damagedVipers = state.reserves.vipers;
    state.reserves.vipers = 0;
  }
  state.piles['basestar-damage'].bag = [...lib.tokens.values()].flatMap(({ id, ship }) =>
    ship === 'basestar' ? [id] : [],
  );
  return state;
}

function place(state: State, kind: ShipKind, at: Sector, cargo: string | undefined): void {
  state.pieces += 1;
  const ship: Ship = { id: state.pieces, kind, at };
  if (kind === 'civilian' && cargo !== undefined) ship.cargo = { card: cargo, seen: 0 };
  state.ships.push(ship);
  if (kind === 'viper') state.reserves.vipers -= 1;
}
