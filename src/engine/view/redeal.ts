/** Dealing anew, among the places where they may lie, all cards that one seat has not seen. */
import type { Library } from '../library/library.ts';
import type { Frame, Hidden, State } from '../model/state.ts';
import type { CardId, PileName, Seat } from '../model/vocabulary.ts';

export type Below = (n: number) => number;

/** Somewhere a card lies that the seat cannot see. */
interface Slot {
  readonly get: () => CardId;
  readonly set: (card: CardId) => void;
}

const hiddenSlot = (h: Hidden): Slot => ({
  get: () => h.card,
  set(card) {
    h.card = card;
  },
});

const listSlots = (list: CardId[]): Slot[] =>
  list.map((_, i) => ({
    get: () => list[i] ?? '',
    set(card) {
      list[i] = card;
    },
  }));

const cardsOf = (slots: readonly Slot[]): CardId[] => slots.map(slot => slot.get());

/** Deals these cards into these places. The outcome does not depend on the order of either. */
function deal(cards: readonly CardId[], slots: readonly Slot[], below: Below): CardId[] {
  const left = cards.slice().sort();
  for (const slot of slots) {
    const [card] = left.splice(below(left.length), 1);
    if (card !== undefined) slot.set(card);
  }
  return left;
}

function redeal(slots: readonly Slot[], below: Below): void {
  deal(cardsOf(slots), slots, below);
}

const unseen = (list: readonly Hidden[], seat: Seat): Slot[] =>
  list.filter(h => (h.seen & (1 << seat)) === 0).map(hiddenSlot);

function pileSlots(state: State, name: PileName, seat: Seat): Slot[] {
  const pile = state.piles[name];
  return [...unseen(pile.top, seat), ...listSlots(pile.bag), ...unseen(pile.bottom, seat)];
}

/** Cards another player has drawn and is choosing from. */
function offeredSlots(state: State, seat: Seat, offered: (frame: Frame) => CardId[] | undefined): Slot[] {
  if (state.pending.some(c => c.seat === seat)) return [];
  return state.stack.flatMap(frame => listSlots(offered(frame) ?? []));
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

function checkSlots(state: State, seat: Seat): Slot[] {
  return state.stack.flatMap(({ check }) => {
    if (!check || check.shuffled || check.faceUp) return [];
    return check.cards
      .filter(c => c.by !== seat)
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
  const elsewhere: Slot[] = [
    ...state.seats.flatMap((s, i) => (i === seat || i === known ? [] : listSlots(s.hand))),
    ...pileSlots(state, 'destiny', seat),
    ...checkSlots(state, seat),
  ];
  const pool = cardsOf(elsewhere);
  const rest = lib.skills.flatMap(skill => {
    const deck = pileSlots(state, skill, seat);
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
  const deck = pileSlots(state, 'loyalty', seat);
  const inPlay = [...state.seats.flatMap(s => unseen(s.loyalty, seat)), ...deck];
  const isCylon = (slot: Slot) => lib.loyalty.get(slot.get())?.side === 'cylon';
  redeal([...inPlay.filter(isCylon), ...listSlots(state.aside).filter(isCylon)], below);

  const atOnce = (card: CardId) => lib.loyalty.get(card)?.immediate !== undefined;
  const cards = cardsOf(inPlay);
  const kept = cards.filter(atOnce);
  const left = deck.slice();
  const reserved = kept.flatMap(() => left.splice(below(left.length), 1));
  deal(kept, reserved, below);
  deal(
    cards.filter(card => !atOnce(card)),
    inPlay.filter(slot => !reserved.includes(slot)),
    below,
  );
}

export function redealUnseen(lib: Library, state: State, seat: Seat, below: Below): void {
  redealSkillCards(lib, state, seat, below);
  redealLoyalty(lib, state, seat, below);
  const open = state.rulings['destination-choice-secrecy'] === 'open';
  const galactica = (card: CardId) => lib.tokens.get(card)?.ship === 'galactica';
  const groups: readonly (readonly Slot[])[] = [
    [
      ...pileSlots(state, 'crisis', seat),
      ...offeredSlots(
        state,
        seat,
        drawn(card => lib.crises.has(card)),
      ),
    ],
    [
      ...pileSlots(state, 'destination', seat),
      ...(open ? [] : offeredSlots(state, seat, frame => frame.jump?.offered)),
    ],
    [...pileSlots(state, 'galactica-damage', seat), ...offeredSlots(state, seat, drawn(galactica))],
    pileSlots(state, 'basestar-damage', seat),
    [
      ...pileSlots(state, 'quorum', seat),
      ...unseen(state.quorumHand, seat),
      ...offeredSlots(
        state,
        seat,
        drawn(card => lib.quorum.has(card)),
      ),
    ],
    [...pileSlots(state, 'super-crisis', seat), ...state.seats.flatMap(s => unseen(s.superCrises, seat))],
    pileSlots(state, 'mission', seat),
    [...pileSlots(state, 'motive', seat), ...state.seats.flatMap(s => unseen(s.motives, seat))],
    [...pileSlots(state, 'mutiny', seat), ...state.seats.flatMap(s => unseen(s.mutiny, seat))],
    [
      ...pileSlots(state, 'civilians', seat),
      ...unseen(
        state.ships.flatMap(s => s.cargo ?? []),
        seat,
      ),
      ...unseen([...(state.newCaprica?.locked ?? []), ...(state.newCaprica?.prepared ?? [])], seat),
    ],
  ];
  for (const slots of groups) redeal(slots, below);
}
