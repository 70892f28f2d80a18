/**
 * Names of hidden things, for what a seat knows and what its view hides: `tigh.hand`, `tigh.loyalty`,
 * `piles.crisis`, `bottoms.destination`, `space.bow`, `check.cards`, and `check.players` for who has put how many
 * cards in; with a card behind it only that card, and `#2` for the second of several equal ones.
 */
import type { Library } from '#engine/index.ts';
import { type Area, type PileName, type Seat, type Sector, sectors } from '#engine/model/vocabulary.ts';
import type { Slot } from '#engine/slots/slot.ts';
import { suggestion } from '../reader/nearest.ts';

const ofCheck = ['cards', 'players'] as const;
const ofSeat = ['hand', 'loyalty', 'super-crises', 'quorum'] as const;

/** The slots of books that can be referred to, by the names they give themselves. */
const ofSlots = (lib: Pick<Library, 'slots' | 'piles'>): ReadonlyMap<string, Slot> =>
  new Map(lib.slots.flatMap(slot => (slot.notation?.reference ? [[slot.notation.reference, slot]] : [])));

/** Which of the cards that lie there; without one all of them. */
interface OfCard {
  readonly card?: string;
  /** Of several equal ones, in the order in which they lie, from 1. */
  readonly copy?: number;
}

export type Reference = OfCard &
  (
    | { readonly of: 'seat'; readonly seat: Seat; readonly what: (typeof ofSeat)[number] }
    | { readonly of: 'slot'; readonly seat: Seat; readonly slot: Slot }
    | { readonly of: 'piles' | 'bottoms'; readonly pile: PileName }
    | { readonly of: 'check'; readonly what: (typeof ofCheck)[number] }
    | { readonly of: 'space'; readonly sector: Sector }
    | { readonly of: 'areas'; readonly area: Area }
  );

function cardNamed(text: string): OfCard {
  const [, card = text, copy] = /^(.*)#([1-9]\d?)$/.exec(text) ?? [];
  return copy === undefined ? { card } : { card, copy: Number(copy) };
}

/** The reference, or what is wrong with it. */
export function parseReference(
  lib: Pick<Library, 'slots' | 'piles' | 'areas'>,
  text: string,
  seats: readonly string[],
): Reference | { readonly wrong: string } {
  const [first = '', second = '', ...more] = text.split('.');
  const rest = more.length > 0 ? cardNamed(more.join('.')) : {};
  const within = <T extends string>(list: readonly T[]) => list.find(word => word === second);
  const unknown = (known: readonly string[]) => ({
    wrong: `"${text}" is not understood: after "${first}." comes one of ${known.join(', ')}.`,
  });
  if (first === 'piles' || first === 'bottoms') {
    const pile = within(lib.piles);
    return pile ? { of: first, pile, ...rest } : unknown(lib.piles);
  }
  if (first === 'space') {
    const sector = within(sectors);
    return sector ? { of: 'space', sector, ...rest } : unknown(sectors);
  }
  if (first === 'areas' && lib.areas.length > 0) {
    const area = within(lib.areas);
    return area ? { of: 'areas', area, ...rest } : unknown(lib.areas);
  }
  if (first === 'check') {
    const what = within(ofCheck);
    return what ? { of: 'check', what, ...rest } : unknown(ofCheck);
  }
  const seat = seats.indexOf(first);
  if (seat < 0) {
    return {
      wrong: `"${text}" begins with no seat.${suggestion(first, [...seats, 'piles', 'bottoms', 'space', 'check'])}`,
    };
  }
  const what = within(ofSeat);
  if (what) return { of: 'seat', seat, what, ...rest };
  const slots = ofSlots(lib);
  const slot = slots.get(second);
  return slot ? { of: 'slot', seat, slot, ...rest } : unknown([...ofSeat, ...slots.keys()]);
}
