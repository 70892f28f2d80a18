/**
 * Whether a position of any books still holds what lies in the box. For the base game the facts of the printed game say
 * what that is (`box.ts`); with expansions the books do, and what is in the hands of a procedure need not be found.
 */
import type { Game, Library } from '#engine/index.ts';
import type { Hidden, State } from '#engine/model/state.ts';
import type { CardId, CharacterId } from '#engine/model/vocabulary.ts';
import { valuesOf } from '#engine/slots/each.ts';
import { unsound } from './box.ts';

export const unsoundWith = (game: Pick<Game, 'lib' | 'state'>): string[] =>
  game.lib.books.length === 1 ? unsound(game.state) : tooMuchIn(game);

/** What there is more of than in the box. A position that somebody wrote down may leave cards out. */
export const tooMuchIn = ({ lib, state }: Pick<Game, 'lib' | 'state'>): string[] => [
  ...cardFaults(lib, state),
  ...pieceFaults(lib, state),
];

const counted = new WeakMap<Library, ReadonlyMap<string, number>>();

/** Every card and token of the books, and how many there are. */
function boxOf(lib: Library): ReadonlyMap<string, number> {
  const known = counted.get(lib);
  if (known) return known;
  const box = new Map<string, number>();
  for (const card of lib.skillCards.values()) {
    for (const [strength, n] of Object.entries(card.strengths)) box.set(`${card.id}/${strength}`, n);
  }
  const decks = [lib.crises, lib.quorum, lib.loyalty, lib.destinations, lib.tokens, lib.civilians];
  for (const deck of [...decks, ...lib.ownCards.values()] as readonly ReadonlyMap<CardId, object>[]) {
    for (const [id, card] of deck) {
      if ('count' in card && typeof card.count === 'number') box.set(id, card.count);
    }
  }
  counted.set(lib, box);
  return box;
}

/** Every card wherever it may lie; what merely names one, such as what somebody has used, is not looked at. */
function* lying(lib: Library, state: State): Generator<CardId | CharacterId> {
  const cards = (list: readonly Hidden[]) => list.map(({ card }) => card);
  for (const { top, bag, bottom, discard } of Object.values(state.piles))
    yield* [...cards(top), ...bag, ...cards(bottom), ...discard];
  for (const seat of state.seats) {
    yield* [
      ...seat.hand,
      ...seat.attached,
      ...seat.shown,
      ...cards(seat.loyalty),
      ...cards(seat.superCrises),
    ];
    yield* inSlots(lib, 'seat', seat);
  }
  yield* [...cards(state.quorumHand), ...state.inPlay, ...state.travelled, ...state.aside, ...state.removed];
  yield* [...state.galacticaDamage, ...state.destroyed.civilians];
  for (const ship of state.ships) yield* [...(ship.damage ?? []), ...(ship.cargo ? [ship.cargo.card] : [])];
  yield* inSlots(lib, 'table', state);
  for (const { own, offered, jump, check } of state.stack) {
    // What has been drawn to choose from and is carried out at once stays among the cards offered.
    if (own?.fate === 'discard' && !offered?.includes(own.card)) yield own.card;
    yield* [...(offered ?? []), ...(jump?.offered ?? []), ...(check?.cards.map(({ card }) => card) ?? [])];
  }
}

function* inSlots(lib: Library, on: 'seat' | 'table', owner: { readonly slots: object }): Generator<CardId> {
  const values = valuesOf(owner);
  for (const slot of lib.slots) {
    const value = slot.on === on ? values[slot.name] : undefined;
    if (value === undefined) continue;
    const hidden = slot.hidden?.(value);
    if (hidden) yield* hidden.flatMap(held => held.cards.map(({ card }) => card));
    else if (Array.isArray(value)) yield* value.filter(each => typeof each === 'string');
  }
}

function cardFaults(lib: Library, state: State): string[] {
  const box = boxOf(lib);
  const found = new Map<string, number>();
  for (const card of lying(lib, state)) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].flatMap(([card, n]) => {
    const there = box.get(card);
    // Overlays and the like are words of a slot and no cards.
    return there !== undefined && n > there ? [`${card} is there ${n} times instead of ${there}`] : [];
  });
}

function pieceFaults({ components }: Library, state: State): string[] {
  const { ships, reserves, destroyed, damagedVipers } = state;
  const count = (kind: string) => ships.filter(ship => ship.kind === kind && ship.craft === undefined).length;
  const most: readonly (readonly [name: string, n: number, most: number])[] = [
    ['basestars', count('basestar'), components.basestars],
    ['raiders', count('raider'), components.raiders],
    ['heavy raiders', count('heavy-raider'), components.heavyRaiders],
    ['centurions', state.centurions.length, components.centurions],
    ['nukes', state.nukes, components.nukes],
    ['vipers', count('viper') + reserves.vipers + damagedVipers + destroyed.vipers, components.vipers],
    ['raptors', reserves.raptors + destroyed.raptors, components.raptors],
  ];
  const pilots = ships.flatMap(ship => ship.pilot ?? []);
  return [
    ...most.flatMap(([name, n, box]) => (n > box ? [`there are ${n} ${name}, ${box} in the box`] : [])),
    ...Object.entries(state.resources).flatMap(([resource, n]) =>
      Number.isInteger(n) && n >= 0 && n <= components.maximum ? [] : [`${resource} is ${n}`],
    ),
    ...(new Set(ships.map(({ id }) => id)).size < ships.length ? ['two ships have one number'] : []),
    ...(new Set(pilots).size < pilots.length ? ['somebody flies two vipers'] : []),
  ];
}
