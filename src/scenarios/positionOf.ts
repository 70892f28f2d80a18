/** The notation of the position a game stands in: everything, as a teacher sees it. */

import type { Library } from '../engine/index.ts';
import type { NewCaprica, State } from '../engine/model/state.ts';
import { pileNames, type Seat, type Sector, sectors } from '../engine/model/vocabulary.ts';
import { distance } from '../engine/rules/damage.ts';
import { nearest } from '../engine/run/find.ts';
import type { Run } from '../engine/run/run.ts';

/** Only ever compared and shown. */
export type Whole = { readonly [key: string]: unknown };

function inSector(state: State, at: Sector, name: (seat: Seat) => string): Whole {
  const here = state.ships.filter(s => s.at === at);
  const count = (kind: string) => here.filter(s => s.kind === kind && s.pilot === undefined).length;
  return {
    basestars: here.filter(s => s.kind === 'basestar').map(s => ({ damage: s.damage ?? [] })),
    raiders: count('raider'),
    'heavy-raiders': count('heavy-raider'),
    vipers: count('viper'),
    pilots: here.flatMap(s => (s.pilot === undefined ? [] : [name(s.pilot)])),
    civilians: here.flatMap(s => (s.cargo ? [s.cargo.card] : [])),
  };
}

function ofSeat(state: State, index: Seat): Whole {
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
  };
}

function onNewCaprica({ orbit, locked, prepared, forces }: NewCaprica): Whole {
  return {
    orbit,
    locked: locked.map(h => h.card),
    prepared: prepared.map(h => h.card),
    occupation: forces,
  };
}

export function positionOf(lib: Library, state: State): Whole {
  const run: Run = { lib, state, events: [], passIdle: false };
  const name = (seat: Seat) => state.seats[seat]?.id ?? '';
  const holder = (seat: Seat | undefined) => (seat === undefined ? {} : { seat: name(seat) });
  const turn = nearest(run, 'turn');
  const crisis = nearest(run, 'crisis');
  const piles = pileNames.map(pile => [pile, state.piles[pile]] as const);
  return {
    turn: turn
      ? {
          number: turn.number,
          active: name(turn.seat),
          first: name(state.first),
          step: turn.step,
          actions: turn.actions,
          ...(crisis ? { crisis: crisis.card } : {}),
        }
      : { step: state.over ? 'end' : state.seats.some(s => s.character === undefined) ? 'draft' : 'setup' },
    resources: state.resources,
    'jump-track': state.jumpTrack,
    distance: distance(run),
    travelled: state.travelled,
    boarding: state.centurions,
    nukes: state.nukes,
    space: Object.fromEntries(sectors.map(at => [at, inSector(state, at, name)] as const)),
    ...(state.newCaprica ? { 'new-caprica': onNewCaprica(state.newCaprica) } : {}),
    reserves: state.reserves,
    'damaged-vipers': state.damagedVipers,
    destroyed: state.destroyed,
    'galactica-damage': state.galacticaDamage,
    removed: state.removed,
    titles: {
      president: holder(state.titles.president).seat,
      admiral: holder(state.titles.admiral).seat,
    },
    'in-play': state.inPlay,
    seats: Object.fromEntries(state.seats.map((seat, i) => [seat.id, ofSeat(state, i)] as const)),
    piles: Object.fromEntries(piles.map(([pile, { top }]) => [pile, top.map(h => h.card)] as const)),
    bottoms: Object.fromEntries(piles.map(([pile, { bottom }]) => [pile, bottom.map(h => h.card)] as const)),
    shuffled: Object.fromEntries(piles.map(([pile, { bag }]) => [pile, bag] as const)),
    discards: Object.fromEntries(piles.map(([pile, { discard }]) => [pile, discard] as const)),
  };
}
