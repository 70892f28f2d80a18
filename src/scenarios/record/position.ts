/** A state in the position notation, complete enough to be laid out again. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { type Seat, sectors } from '#engine/model/vocabulary.ts';
import { knownTo } from '../known.ts';
import { slotsWritten } from '../notation/slots.ts';
import { positionOf, type Whole } from '../positionOf.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Without the parts that say nothing. */
const terse = (whole: Whole): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([, value]) => !isEmpty(value)));

const part = (whole: Whole, key: string): Whole => (whole[key] ?? {}) as Whole;

/** Piles that cannot be worked out from where the other cards are. */
const spelledOut = ['destiny', 'loyalty'];

export function writtenPosition(lib: Library, state: State): Whole {
  const { distance: _, ...whole } = positionOf(lib, state, slotsWritten);
  const piles = (key: string) => terse(part(whole, key));
  const shuffled = part(whole, 'shuffled');
  const space = part(whole, 'space');
  const { moved, ...turn } = part(whole, 'turn');
  return {
    ...terse(whole),
    turn: moved === true ? { ...turn, moved } : turn,
    nukes: state.nukes,
    space: terse(Object.fromEntries(sectors.map(at => [at, inSector(part(space, at))] as const))),
    ...(state.afar && {
      areas: terse(
        Object.fromEntries(lib.areas.map(at => [at, inSector(part(part(whole, 'areas'), at))] as const)),
      ),
    }),
    destroyed: terse(part(whole, 'destroyed')),
    seats: Object.fromEntries(
      state.seats.map((seat, i) => [seat.id, ofSeat(lib, state, i, part(part(whole, 'seats'), seat.id))]),
    ),
    piles: piles('piles'),
    bottoms: piles('bottoms'),
    shuffled: Object.fromEntries(spelledOut.map(name => [name, shuffled[name]])),
    discards: piles('discards'),
  };
}

function inSector(ships: Whole): Whole {
  const basestars = (ships['basestars'] ?? []) as readonly Whole[];
  return terse({ ...ships, basestars: basestars.map(terse) });
}

function ofSeat(lib: Library, state: State, seat: Seat, whole: Whole): Whole {
  const { at, hand, loyalty, shown, revealed, quorum, ...rest } = whole;
  return {
    ...(at === 'viper' ? {} : { at }),
    hand,
    loyalty,
    ...(isEmpty(shown) ? {} : { shown }),
    ...(revealed === false ? {} : { revealed }),
    ...(state.titles.president === seat ? { quorum } : {}),
    ...terse({ ...rest, knows: knownTo(lib, state, seat) }),
  };
}
