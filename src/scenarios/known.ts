/** What a seat knows of hidden cards, in the notation's words. */
import type { Library } from '#engine/index.ts';
import type { Hidden, State } from '#engine/model/state.ts';
import { type Seat, sectors } from '#engine/model/vocabulary.ts';
import { slotsOn, valuesOf } from '#engine/slots/each.ts';
import { hiddenBy } from './layout/knowledge.ts';
import { parseReference } from './notation/references.ts';

/** What a seat has seen beyond what it holds. */
export function knownTo(lib: Library, state: State, seat: Seat): string[] {
  return namesOf(lib, state, seat, card => (card.seen & (1 << seat)) !== 0);
}

/** The same cards as some references name, in the words of `knownTo`. */
export function inTheSameWords(
  lib: Library,
  state: State,
  seat: Seat,
  references: readonly string[],
): string[] {
  const seats = state.seats.map(s => s.id);
  const named = new Set(
    references.flatMap(text => {
      const reference = parseReference(lib, text, seats);
      return 'wrong' in reference ? [] : hiddenBy(state, reference);
    }),
  );
  return namesOf(lib, state, seat, card => named.has(card));
}

/** Names for some of the hidden cards that are not a seat's own. */
function namesOf(lib: Library, state: State, seat: Seat, isMeant: (card: Hidden) => boolean): string[] {
  const id = (index: Seat) => state.seats[index]?.id ?? '';
  const groups: [name: string, cards: readonly Hidden[], owner: Seat | undefined][] = [
    ...state.seats.flatMap((other, i): [string, readonly Hidden[], Seat][] => [
      [`${id(i)}.loyalty`, other.loyalty, i],
      [`${id(i)}.super-crises`, other.superCrises, i],
      ...slotsOn(lib, 'seat').flatMap(({ name, notation, hidden }): [string, readonly Hidden[], Seat][] => {
        const value = valuesOf(other)[name];
        const cards = value === undefined ? [] : (hidden?.(value) ?? []).flatMap(held => held.cards);
        return notation?.reference === undefined ? [] : [[`${id(i)}.${notation.reference}`, cards, i]];
      }),
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
  for (const at of lib.areas)
    groups.push([
      `areas.${at}`,
      (state.afar ?? []).filter(s => s.at === at).flatMap(s => s.cargo ?? []),
      undefined,
    ]);
  const { president } = state.titles;
  if (president !== undefined) groups.push([`${id(president)}.quorum`, state.quorumHand, president]);
  return groups.flatMap(([name, cards, owner]) => {
    const seen = owner === seat ? [] : cards.filter(isMeant);
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
