/** Hits and repairs by themselves, and what is out of order because of them. */

import type { Library } from '../library/library.ts';
import type { Procedures } from '../model/flow.ts';
import { type Frame, laid } from '../model/frame.ts';
import type { Ship, State } from '../model/state.ts';
import type { CardId, LocationId, Seat, Sector } from '../model/vocabulary.ts';
import { mayActivate } from '../ops/actions.ts';
import { answering, foldSum } from '../queries/modifiers.ts';
import { damageWorth, isDamaged } from '../rules/damage.ts';
import { isUnmanned } from '../rules/ships.ts';
import { copyState } from '../run/copy.ts';
import type { Position } from '../run/run.ts';
import type { Deed, Deeds } from './deeds.ts';

/** The card that repairs, and a way there for whoever plays it. */
const repairCard = 'repair/1';
const mend = 'walk-and-mend';

/** A book must bring it. */
export const damageProcedures: Procedures = {
  [mend]: [
    { op: 'walk', rule: 'movement.same-ship-free' },
    { op: 'take-actions', rule: 'actions.one' },
  ],
};

/** Everything that can be hit or repaired. The current player is seat 0; `mechanic` has a Repair card for every need. */
export function damageDeeds(lib: Library, mechanic: Seat): Deeds {
  return state => [
    hitDeed('galactica', { at: 'galactica-hit', pc: 0 }),
    ...state.ships.flatMap(ship => hitsOn(state, ship)),
    ...damageable(lib)
      .filter(location => state.galacticaDamage.some(token => lib.tokens.get(token)?.location === location))
      .map(location => repairDeed(state, mechanic, location, 'location')),
    ...(state.damagedVipers > 0 ? [repairDeed(state, mechanic, 'hangar-deck', 'vipers')] : []),
  ];
}

const hitDeed = (id: string, frame: Frame): Deed => ({ id, seat: 0, frame });

/** `damage:bow:basestar`, `destroy:port-bow:starbuck`: of vipers in one area that look alike, the first. */
function hitsOn({ ships, seats }: State, ship: Ship): readonly Deed[] {
  const { id, kind, at, pilot } = ship;
  if (kind === 'basestar') return [hitDeed(`damage:${at}:basestar`, { at: 'basestar-hit', pc: 0, ship: id })];
  const first = ships.find(other => isUnmanned(other) && other.at === at);
  if (kind !== 'viper' || (isUnmanned(ship) && ship !== first)) return [];
  const name = `${at}:${pilot === undefined ? 'viper' : seats[pilot]?.id}`;
  return [
    hitDeed(`damage:${name}`, { at: 'viper-damaged', pc: 0, ship: id }),
    hitDeed(`destroy:${name}`, { at: 'viper-destroyed', pc: 0, ship: id }),
  ];
}

/** Whoever repairs goes there first, unless that is where he is. */
function repairDeed({ seats }: State, mechanic: Seat, at: LocationId, what: 'location' | 'vipers'): Deed {
  const place = seats[mechanic]?.place;
  const isThere = place?.in === 'location' && place.location === at;
  return {
    id: `repair:${what === 'location' ? at : what}`,
    seat: mechanic,
    frame: laid<'walk'>({ at: mend, pc: isThere ? 1 : 0, ...(isThere ? {} : { goal: { walk: at } }) }),
    words: [repairCard, what],
    prepare: state => ({
      ...state,
      seats: state.seats.map((seat, i) => (i === mechanic ? { ...seat, hand: [repairCard] } : seat)),
    }),
  };
}

function damageable(lib: Library): LocationId[] {
  return [...lib.tokens.values()].flatMap(({ location }) => location ?? []);
}

export interface Room {
  readonly location: LocationId;
  readonly damaged: boolean;
  /** Whether somebody who stands there could use its action. */
  readonly works: boolean;
}

/** Locations that a token may hit, in the order of the board. */
export function roomsOf(lib: Library, state: State): readonly Room[] {
  const hit = damageable(lib);
  return [...lib.locations.keys()]
    .filter(location => hit.includes(location))
    .map(location => {
      const run = copyOf(lib, state);
      const [visitor] = run.state.seats;
      if (visitor !== undefined) visitor.place = { in: 'location', location };
      return { location, damaged: isDamaged(run, location), works: mayActivate(run, 0, location) };
    });
}

export interface Basestar {
  readonly at: Sector;
  readonly tokens: readonly CardId[];
  /** What its tokens count for, and how much destroys it. */
  readonly worth: number;
  readonly enough: number;
  readonly launches: boolean;
  readonly attacks: boolean;
  /** What every attack on it adds to its roll. */
  readonly add: number;
}

export function basestarsOf(lib: Library, state: State): readonly Basestar[] {
  return state.ships.flatMap(({ kind, id }) => {
    const run = copyOf(lib, state);
    const ship = run.state.ships.find(one => one.id === id);
    if (kind !== 'basestar' || ship === undefined) return [];
    // It is being shot at, since that is when some tokens matter.
    const attack = { by: 'galactica', attacker: undefined, target: 'basestar', ship: id, roller: 0 } as const;
    run.state.stack.push({ at: 'attack', pc: 0, attack });
    return [
      {
        at: ship.at,
        tokens: ship.damage ?? [],
        worth: damageWorth(run, ship),
        enough: lib.components.basestarDamageToLose,
        launches: answering(run, 'may-launch', { ship }).length === 0,
        attacks: answering(run, 'may-attack', { ship }).length === 0,
        add: foldSum(run, 'attack-roll', { ship }),
      },
    ];
  });
}

/** A position of its own, to ask what would be so if it were a little different. */
function copyOf(lib: Library, state: State): Position {
  return { lib, state: copyState(state) };
}
