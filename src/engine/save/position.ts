/**
 * Is this a position of these books? What comes out of a file may be damaged or made up; a position that passes has
 * the right shape, names only things there are, and holds no more of anything than the box.
 */
import type { Library } from '../library/library.ts';
import type { GameOptions, Rulings } from '../model/options.ts';
import type { AfarShip, Pile, Place, SeatState, Ship, State } from '../model/state.ts';
import {
  type PileName,
  resources,
  type ShipNumber,
  sectors,
  shipKinds,
  sides,
  titlesOf,
} from '../model/vocabulary.ts';
import { slotsOn } from '../slots/each.ts';
import type { Slot } from '../slots/slot.ts';
import { askedAnew } from './asked.ts';
import { choiceSchema, madeSchema } from './choice.ts';
import { frameSchema } from './frame.ts';
import { rehearse } from './rehearsal.ts';
import {
  anything,
  below,
  count,
  each,
  either,
  fields,
  fitting,
  int32,
  list,
  maybe,
  nothing,
  oneOf,
  read,
  type Schema,
  someFields,
  text,
  yesOrNo,
} from './shape.ts';
import { unsoundAt } from './sound.ts';
import { hidden, type Things, thingsOf } from './things.ts';

export type PositionRead =
  | { readonly ok: true; readonly state: State }
  /** The first place where the position is wrong. */
  | { readonly ok: false; readonly where: string };

export function readPosition(lib: Library, players: number, position: unknown): PositionRead {
  const found = read(positionSchema(lib, thingsOf(lib, players)), position, 'origin');
  if (!found.ok) return found;
  const wrong = unsoundAt(lib, found.value);
  if (wrong !== undefined) return { ok: false, where: `origin.${wrong}` };
  if (found.value.over) return { ok: true, state: found.value };
  try {
    const state = askedAnew(lib, found.value);
    rehearse(lib, state);
    return { ok: true, state };
  } catch {
    // A procedure under way lacks something that its instructions need.
    return { ok: false, where: 'origin.stack' };
  }
}

const slotsSchema = <Slots>(lib: Library, on: Slot['on']): Schema<Slots> =>
  someFields(Object.fromEntries(slotsOn(lib, on).map(slot => [slot.name, maybe(slot.check(lib))])));

function placeSchema({ location }: Things): Schema<Place> {
  const places = {
    location: someFields<Place>({ in: oneOf(['location']), location }),
    viper: someFields<Place>({ in: oneOf(['viper']), ship: count as Schema<ShipNumber> }),
    beside: someFields<Place>({ in: oneOf(['stranded', 'nowhere']) }),
  };
  return fitting(({ in: where }) =>
    where === 'location' ? places.location : where === 'viper' ? places.viper : places.beside,
  );
}

function seatSchema(lib: Library, things: Things): Schema<SeatState> {
  const { character, skillCard, loyaltyCard, crisisCard, quorumCard } = things;
  return fields<SeatState>({
    id: text,
    character: maybe(character),
    place: placeSchema(things),
    hand: list(skillCard),
    loyalty: hidden(loyaltyCard),
    shown: list(loyaltyCard),
    revealed: oneOf(lib.standings),
    superCrises: hidden(crisisCard),
    attached: list(quorumCard),
    used: list(text),
    turns: count,
    slots: slotsSchema(lib, 'seat'),
  });
}

function shipSchemas(lib: Library, { seat, token, civilian }: Things) {
  const piece = {
    id: count,
    kind: oneOf(shipKinds),
    craft: maybe(oneOf(lib.crafts)),
    damage: maybe(list(token)),
    cargo: maybe(fields<NonNullable<Ship['cargo']>>({ card: civilian, seen: count })),
  };
  return {
    inSpace: fields<Ship>({ ...piece, at: oneOf(sectors), pilot: maybe(seat) }),
    afar: fields<AfarShip>({ ...piece, at: oneOf(lib.areas) }),
  };
}

function pilesSchema(lib: Library, { inPile }: Things): Schema<Record<PileName, Pile>> {
  const pile = (name: PileName) => {
    const card = inPile(name);
    return fields<Pile>({ top: hidden(card), bag: list(card), bottom: hidden(card), discard: list(card) });
  };
  return someFields(Object.fromEntries(lib.piles.map(name => [name, pile(name)])));
}

function positionSchema(lib: Library, things: Things): Schema<State> {
  const { components } = lib;
  const { seat, card, character, destination, civilian, token, loyaltyCard, quorumCard, inPlay } = things;
  const ships = shipSchemas(lib, things);
  const rulings = Object.entries(lib.rulings).map(([id, known]) => [id, oneOf(known)]);
  return fields<State>({
    // They have been looked at before.
    options: anything as Schema<GameOptions>,
    rulings: someFields<Rulings>(Object.fromEntries(rulings)),
    rng: int32,
    first: seat,
    resources: each(resources, below(components.maximum + 1)),
    jumpTrack: below(components.jumpTrack.length),
    travelled: list(destination),
    passed: list(text),
    centurions: list(below(components.boardingTrack + 1)),
    nukes: below(components.nukes + 1),
    ships: list(ships.inSpace),
    // Where there are no such places there is no such field.
    afar: lib.areas.length > 0 ? maybe(list(ships.afar)) : maybe(nothing),
    pieces: count,
    reserves: fields<State['reserves']>({ vipers: count, raptors: count }),
    damagedVipers: count,
    destroyed: fields<State['destroyed']>({ vipers: count, raptors: count, civilians: list(civilian) }),
    galacticaDamage: list(token),
    removed: list(either(card, character)),
    aside: list(loyaltyCard),
    titles: each(titlesOf(lib), maybe(seat)),
    caretaker: yesOrNo,
    quorumHand: hidden(quorumCard),
    inPlay: list(inPlay),
    seats: list(seatSchema(lib, things)),
    piles: pilesSchema(lib, things),
    stack: list(frameSchema(lib, things)),
    pending: list(choiceSchema(lib, things)),
    answers: list(madeSchema(things)),
    luck: list(text),
    slots: slotsSchema(lib, 'table'),
    over: maybe(fields<NonNullable<State['over']>>({ winner: oneOf(sides), because: oneOf(lib.endings) })),
  });
}
