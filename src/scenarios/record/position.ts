/** A state in the position notation, complete enough to be laid out again. */
import type { Library } from '../../engine/index.ts';
import type { Hidden, State } from '../../engine/model/state.ts';
import { type Seat, sectors } from '../../engine/model/vocabulary.ts';
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
  const { distance: _, ...whole } = positionOf(lib, state);
  const piles = (key: string) => terse(part(whole, key));
  const shuffled = part(whole, 'shuffled');
  const space = part(whole, 'space');
  return {
    ...terse(whole),
    nukes: state.nukes,
    space: terse(Object.fromEntries(sectors.map(at => [at, inSector(part(space, at))] as const))),
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
    ...terse({ ...rest, knows: known(lib, state, seat) }),
  };
}

/** What a seat has seen beyond what it holds. */
function known(lib: Library, state: State, seat: Seat): string[] {
  const id = (index: Seat) => state.seats[index]?.id ?? '';
  const groups: [name: string, cards: readonly Hidden[], owner: Seat | undefined][] = [
    ...state.seats.flatMap((other, i): [string, readonly Hidden[], Seat][] => [
      [`${id(i)}.loyalty`, other.loyalty, i],
      [`${id(i)}.super-crises`, other.superCrises, i],
    ]),
    ...lib.piles.flatMap((pile): [string, readonly Hidden[], undefined][] => [
      [`piles.${pile}`, state.piles[pile].top, undefined],
      [`bottoms.${pile}`, state.piles[pile].bottom, undefined],
    ]),
    ...sectors.map((at): [string, readonly Hidden[], undefined] => [
      `space.${at}`,
      state.ships.filter(s => s.at === at).flatMap(s => s.cargo ?? []),
      undefined,
    ]),
  ];
  const { president } = state.titles;
  if (president !== undefined) groups.push([`${id(president)}.quorum`, state.quorumHand, president]);
  return groups.flatMap(([name, cards, owner]) => {
    const seen = owner === seat ? [] : cards.filter(card => (card.seen & (1 << seat)) !== 0);
    if (seen.length === 0) return [];
    return seen.length === cards.length
      ? [name]
      : [...new Set(seen.map(card => `${name}.${cardName(card)}`))];

    /** Of equal cards that have not all been seen, which one. */
    function cardName(card: Hidden): string {
      const equal = cards.filter(other => other.card === card.card);
      return equal.every(other => seen.includes(other))
        ? card.card
        : `${card.card}#${equal.indexOf(card) + 1}`;
    }
  });
}
