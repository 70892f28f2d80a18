/** Dealing anew, among the places where they may lie, all cards that one seat has not seen. */
import type { Library } from '../library/library.ts';
import type { Frame } from '../model/frame.ts';
import type { Hidden, State } from '../model/state.ts';
import type { CardId, PileName, Seat } from '../model/vocabulary.ts';
import { filledSlots } from '../slots/each.ts';

export type Below = (n: number) => number;

/** Somewhere a card lies that the seat cannot see. */
interface Spot {
  readonly get: () => CardId;
  readonly set: (card: CardId) => void;
}

const hiddenSpot = (h: Hidden): Spot => ({
  get: () => h.card,
  set(card) {
    h.card = card;
  },
});

const listSpots = (list: CardId[]): Spot[] =>
  list.map((_, i) => ({
    get: () => list[i] ?? '',
    set(card) {
      list[i] = card;
    },
  }));

const cardsOf = (spots: readonly Spot[]): CardId[] => spots.map(spot => spot.get());

/** Deals these cards into these places. The outcome does not depend on the order of either. */
function deal(cards: readonly CardId[], spots: readonly Spot[], below: Below): CardId[] {
  const left = cards.slice().sort();
  for (const spot of spots) {
    const [card] = left.splice(below(left.length), 1);
    if (card !== undefined) spot.set(card);
  }
  return left;
}

function redeal(spots: readonly Spot[], below: Below): void {
  deal(cardsOf(spots), spots, below);
}

const unseen = (list: readonly Hidden[], seat: Seat): Spot[] =>
  list.filter(h => (h.seen & (1 << seat)) === 0).map(hiddenSpot);

function pileSpots(state: State, name: PileName, seat: Seat): Spot[] {
  const pile = state.piles[name];
  return [...unseen(pile.top, seat), ...listSpots(pile.bag), ...unseen(pile.bottom, seat)];
}

/** Cards another player has drawn and is choosing from. */
function offeredSpots(state: State, seat: Seat, offered: (frame: Frame) => CardId[] | undefined): Spot[] {
  if (state.pending.some(c => c.seat === seat)) return [];
  return state.stack.flatMap(frame => listSpots(offered(frame) ?? []));
}

const drawn =
  (belongs: (card: CardId) => boolean) =>
  (frame: Frame): CardId[] | undefined =>
    frame.offered?.every(belongs) ? frame.offered : undefined;

/** The player whose hand the seat is looking through to take a card of it. */
function lookedAt(state: State, seat: Seat): Seat | undefined {
  for (const choice of state.pending) {
    if (choice.seat !== seat || choice.prompt !== 'card') continue;
    if (typeof choice.about === 'object') return choice.about.hand;
  }
  return undefined;
}

function checkSpots(state: State, seat: Seat): Spot[] {
  return state.stack.flatMap(({ check }) => {
    if (!check || check.shuffled || check.faceUp === true) return [];
    return check.cards
      .filter(c => c.by !== seat && !c.up && (c.by === undefined || check.faceUp !== 'played'))
      .map(c => ({
        get: () => c.card,
        set(card: CardId) {
          c.card = card;
        },
      }));
  });
}

/** A deck holds its own type only, so the decks are filled first and the rest is dealt to hands, Destiny and checks. */
function redealSkillCards(lib: Library, state: State, seat: Seat, below: Below): void {
  const known = lookedAt(state, seat);
  const elsewhere: Spot[] = [
    ...state.seats.flatMap((s, i) => (i === seat || i === known ? [] : listSpots(s.hand))),
    ...pileSpots(state, 'destiny', seat),
    ...checkSpots(state, seat),
  ];
  const pool = cardsOf(elsewhere);
  const rest = lib.skills.flatMap(skill => {
    const deck = pileSpots(state, skill, seat);
    const ofType = pool.filter(card => lib.faces.get(card)?.skill === skill);
    return deal([...cardsOf(deck), ...ofType], deck, below);
  });
  deal(rest, elsewhere, below);
}

/**
 * How many Cylon cards are in play is public; which ones, and who has them, is not. What is turned up as soon as it
 * is dealt lies before nobody: it stays in the deck.
 */
function redealLoyalty(lib: Library, state: State, seat: Seat, below: Below): void {
  const deck = pileSpots(state, 'loyalty', seat);
  const inPlay = [...state.seats.flatMap(s => unseen(s.loyalty, seat)), ...deck];
  const isCylon = (spot: Spot) => lib.loyalty.get(spot.get())?.side === 'cylon';
  redeal([...inPlay.filter(isCylon), ...listSpots(state.aside).filter(isCylon)], below);

  const atOnce = (card: CardId) => lib.loyalty.get(card)?.immediate !== undefined;
  const cards = cardsOf(inPlay);
  const kept = cards.filter(atOnce);
  const left = deck.slice();
  const reserved = kept.flatMap(() => left.splice(below(left.length), 1));
  deal(kept, reserved, below);
  deal(
    cards.filter(card => !atOnce(card)),
    inPlay.filter(spot => !reserved.includes(spot)),
    below,
  );
}

export function redealUnseen(lib: Library, state: State, seat: Seat, below: Below): void {
  redealSkillCards(lib, state, seat, below);
  redealLoyalty(lib, state, seat, below);
  const open = state.rulings['destination-choice-secrecy'] === 'open';
  const galactica = (card: CardId) => lib.tokens.get(card)?.ship === 'galactica';
  const offered = (belongs: (card: CardId) => boolean) => offeredSpots(state, seat, drawn(belongs));
  /** Where cards of a pile may lie besides in the pile itself. */
  const elsewhere: { readonly [pile in PileName]?: readonly Spot[] } = {
    crisis: offered(card => lib.crises.has(card)),
    destination: open ? [] : offeredSpots(state, seat, frame => frame.jump?.offered),
    'galactica-damage': offered(galactica),
    quorum: [...unseen(state.quorumHand, seat), ...offered(card => lib.quorum.has(card))],
    'super-crisis': state.seats.flatMap(s => unseen(s.superCrises, seat)),
    civilians: unseen(
      [...state.ships, ...(state.afar ?? [])].flatMap(s => s.cargo ?? []),
      seat,
    ),
  };
  const added = [...filledSlots(lib, state)].flatMap(([slot, value]) => slot.hidden?.(value) ?? []);
  for (const name of lib.piles) {
    if (lib.skills.some(skill => skill === name) || name === 'destiny' || name === 'loyalty') continue;
    const inSlots = added.filter(({ pile }) => pile === name).flatMap(({ cards }) => unseen(cards, seat));
    redeal([...pileSpots(state, name, seat), ...(elsewhere[name] ?? []), ...inSlots], below);
  }
}
