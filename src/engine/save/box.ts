/** A position holds no more of anything than the box: no card twice, no piece too many. */
import { answered } from '../library/facet.ts';
import type { Library } from '../library/library.ts';
import type { AfarShip, Hidden, Pile, Ship, State } from '../model/state.ts';
import type { CardId, CharacterId, ShipKind } from '../model/vocabulary.ts';
import { filledSlots } from '../slots/each.ts';

/** The first place that holds something the box has no more of, or `undefined`. */
export function tooMuchAt(lib: Library, state: State): string | undefined {
  return cardTooMany(lib, state) ?? pieceTooMany(lib, state);
}

function cardTooMany(lib: Library, state: State): string | undefined {
  const left = cardsInBox(lib);
  for (const [where, cards] of placesOfCards(lib, state)) {
    for (const card of cards) {
      const n = left.get(card);
      if (n === 0) return where;
      // Names of characters, and of cards whose number nobody has said, are not counted.
      if (n !== undefined) left.set(card, n - 1);
    }
  }
  return undefined;
}

function cardsInBox(lib: Library): Map<string, number> {
  const { crises, quorum, loyalty, destinations, civilians, ownCards, tokens, faces } = lib;
  const counted = [crises, quorum, loyalty, destinations, civilians, ...ownCards.values()];
  return new Map([
    ...counted.flatMap(cards => [...cards].map(([id, card]) => [id, copiesOf(card)] as const)),
    ...[...tokens.keys()].map(id => [id, 1] as const),
    ...[...faces].map(([id, { card, strength }]) => [id, card.strengths[strength] ?? 0] as const),
  ]);
}

const copiesOf = (card: object): number => ('count' in card ? Number(card.count) : 1);

const named = (cards: readonly Hidden[]): readonly CardId[] => cards.map(({ card }) => card);

type Lying = readonly [where: string, cards: readonly (CardId | CharacterId)[]];

function* placesOfCards(lib: Library, state: State): Generator<Lying> {
  for (const [name, pile] of Object.entries(state.piles)) yield [`piles.${name}`, wholePile(pile)];
  for (const [i, seat] of state.seats.entries()) {
    const at = `seats.${i}`;
    yield [`${at}.hand`, seat.hand];
    yield [`${at}.loyalty`, [...named(seat.loyalty), ...seat.shown]];
    yield [`${at}.superCrises`, named(seat.superCrises)];
    yield [`${at}.attached`, seat.attached];
  }
  yield ['quorumHand', named(state.quorumHand)];
  yield ['inPlay', state.inPlay];
  yield ['travelled', state.travelled];
  yield ['aside', state.aside];
  yield ['removed', state.removed];
  yield ['galacticaDamage', state.galacticaDamage];
  yield ['destroyed.civilians', state.destroyed.civilians];
  yield [
    'ships',
    [...state.ships, ...(state.afar ?? [])].flatMap(({ damage = [], cargo }) =>
      cargo ? [...damage, cargo.card] : damage,
    ),
  ];
  for (const [slot, value] of filledSlots(lib, state)) {
    const at = `slots.${slot.name}`;
    for (const { cards } of slot.hidden?.(value) ?? []) yield [at, named(cards)];
    yield [at, slot.open?.(value) ?? []];
  }
  for (const [i, { own, offered, jump, check }] of state.stack.entries()) {
    const at = `stack.${i}`;
    // One that was offered and taken is being carried out.
    if (own?.fate === 'discard' && !offered?.includes(own.card)) yield [`${at}.own`, [own.card]];
    if (offered) yield [`${at}.offered`, offered];
    if (jump) yield [`${at}.jump`, jump.offered];
    if (check) yield [`${at}.check`, check.cards.map(({ card }) => card)];
  }
}

const wholePile = ({ top, bag, bottom, discard }: Pile): readonly CardId[] => [
  ...named(top),
  ...bag,
  ...named(bottom),
  ...discard,
];

function pieceTooMany(lib: Library, state: State): string | undefined {
  const { components, rules } = lib;
  const { ships, afar = [], reserves, destroyed, damagedVipers, centurions } = state;
  const gone = (piece: ShipKind | 'centurion') =>
    rules.reduce((sum, book) => sum + (book.piecesRemoved?.(state, piece) ?? 0), 0);
  const onBoard = (counts: (ship: Ship | AfarShip) => boolean) => [...ships, ...afar].filter(counts).length;
  const cylon = (kind: ShipKind, box: number) => onBoard(ship => ship.kind === kind) + gone(kind) > box;
  if (
    cylon('raider', components.raiders) ||
    cylon('heavy-raider', components.heavyRaiders) ||
    cylon('basestar', components.basestars)
  )
    return 'ships';
  const vipers = onBoard(({ kind, craft }) => kind === 'viper' && craft === undefined);
  if (vipers + reserves.vipers + damagedVipers + destroyed.vipers > components.vipers)
    return 'reserves.vipers';
  if (reserves.raptors + destroyed.raptors > components.raptors) return 'reserves.raptors';
  if (centurions.length + gone('centurion') > components.centurions) return 'centurions';
  return answered({ lib }, book => book.tooMany?.({ lib, state }));
}
