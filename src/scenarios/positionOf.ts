/** The notation of the position a game stands in: everything, as a teacher sees it. */

import type { Library } from '#engine/index.ts';
import type { AfarShip, Ship, State, TurnState } from '#engine/model/state.ts';
import {
  type Area,
  type Seat,
  type Sector,
  type ShipKind,
  sectors,
  titlesOf,
} from '#engine/model/vocabulary.ts';
import { distance } from '#engine/queries/distance.ts';
import { nearest } from '#engine/run/find.ts';
import type { Position } from '#engine/run/run.ts';
import { craftKeys } from './notation/crafts.ts';
import { type SlotsOf, slotsInFull, type Whole, withKeys } from './notation/slots.ts';

export type { Whole } from './notation/slots.ts';

function inSector(lib: Library, state: State, at: Sector, name: (seat: Seat) => string): Whole {
  const here = state.ships.filter(s => s.at === at);
  const plain = here.filter(s => s.craft === undefined);
  const pilots = (ships: readonly Ship[]) =>
    ships.flatMap(s => (s.pilot === undefined ? [] : [name(s.pilot)]));
  const count = (kind: string) => here.filter(s => s.kind === kind && s.pilot === undefined).length;
  return {
    basestars: here.filter(s => s.kind === 'basestar').map(s => ({ damage: s.damage ?? [] })),
    raiders: count('raider'),
    'heavy-raiders': count('heavy-raider'),
    vipers: plain.filter(s => s.kind === 'viper' && s.pilot === undefined).length,
    pilots: pilots(plain),
    ...Object.fromEntries(
      craftKeys(lib).flatMap(keys => {
        const own = here.filter(s => s.craft === keys.craft);
        return [
          [keys.unmanned, own.filter(s => s.pilot === undefined).length],
          [keys.pilots, pilots(own)],
        ];
      }),
    ),
    civilians: here.flatMap(s => (s.cargo ? [s.cargo.card] : [])),
  };
}

/** Nobody flies a ship there. */
function inArea(afar: readonly AfarShip[], at: Area): Whole {
  const here = afar.filter(s => s.at === at);
  const count = (kind: ShipKind) => here.filter(s => s.kind === kind).length;
  return {
    basestars: here.filter(s => s.kind === 'basestar').map(s => ({ damage: s.damage ?? [] })),
    raiders: count('raider'),
    'heavy-raiders': count('heavy-raider'),
    vipers: count('viper'),
    civilians: here.flatMap(s => (s.cargo ? [s.cargo.card] : [])),
  };
}

function ofSeat(lib: Library, state: State, index: Seat, slotsOf: SlotsOf): Whole {
  const seat = state.seats[index];
  if (!seat) return {};
  const { place } = seat;
  return {
    at: place.in === 'location' ? place.location : place.in,
    hand: seat.hand,
    loyalty: seat.loyalty.map(h => h.card),
    shown: seat.shown,
    revealed: seat.revealed === 'no' ? false : seat.revealed === 'cylon' ? true : seat.revealed,
    quorum: state.titles.president === index ? state.quorumHand.map(h => h.card) : [],
    attached: seat.attached,
    'super-crises': seat.superCrises.map(h => h.card),
    used: seat.used,
    ...slotsOf(lib, 'seat', seat),
  };
}

/** A book remembers the turn otherwise than it would have begun here. */
const hasMoved = (run: Position, { seat, step, marks = [] }: TurnState): boolean =>
  step !== 'skills' &&
  run.lib.rules.some(rules => rules.marksAtStart?.(run, seat).some(mark => !marks.includes(mark)));

export function positionOf(lib: Library, state: State, slotsOf: SlotsOf = slotsInFull): Whole {
  const run: Position = { lib, state };
  const name = (seat: Seat) => state.seats[seat]?.id ?? '';
  const holder = (seat: Seat | undefined) => (seat === undefined ? {} : { seat: name(seat) });
  const turn = nearest(run, 'turn');
  const crisis = nearest(run, 'crisis');
  const piles = lib.piles.map(pile => [pile, state.piles[pile]] as const);
  return withKeys(slotsOf(lib, 'table', state), {
    turn: turn
      ? {
          number: turn.number,
          active: name(turn.seat),
          first: name(state.first),
          step: turn.step,
          actions: turn.actions,
          moved: hasMoved(run, turn),
          ...(crisis ? { crisis: crisis.card } : {}),
        }
      : { step: state.over ? 'end' : state.seats.some(s => s.character === undefined) ? 'draft' : 'setup' },
    resources: state.resources,
    'jump-track': state.jumpTrack,
    distance: distance(run),
    travelled: state.travelled,
    boarding: state.centurions,
    nukes: state.nukes,
    space: Object.fromEntries(sectors.map(at => [at, inSector(lib, state, at, name)] as const)),
    ...(state.afar && {
      areas: Object.fromEntries(lib.areas.map(at => [at, inArea(state.afar ?? [], at)] as const)),
    }),
    reserves: state.reserves,
    'damaged-vipers': state.damagedVipers,
    destroyed: state.destroyed,
    'galactica-damage': state.galacticaDamage,
    removed: state.removed,
    titles: Object.fromEntries(
      titlesOf(lib).map(title => [title, holder(state.titles[title]).seat] as const),
    ),
    'in-play': state.inPlay,
    seats: Object.fromEntries(
      state.seats.map((seat, i) => [seat.id, ofSeat(lib, state, i, slotsOf)] as const),
    ),
    piles: Object.fromEntries(piles.map(([pile, { top }]) => [pile, top.map(h => h.card)] as const)),
    bottoms: Object.fromEntries(piles.map(([pile, { bottom }]) => [pile, bottom.map(h => h.card)] as const)),
    shuffled: Object.fromEntries(piles.map(([pile, { bag }]) => [pile, bag] as const)),
    discards: Object.fromEntries(piles.map(([pile, { discard }]) => [pile, discard] as const)),
  });
}
