/**
 * The game as it might be for all one seat knows: every card that seat has not seen is dealt anew, then play goes
 * on from the same question. Odds and bots look ahead in such forks only, so they cannot peek.
 */
import type { Game } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Hidden, State } from '../model/state.ts';
import type { CardId, PileName, Seat } from '../model/vocabulary.ts';
import { advance } from '../run/advance.ts';
import { copyState } from '../run/copy.ts';

/** Somewhere a card lies that the seat cannot see. */
interface Slot {
  readonly get: () => CardId;
  readonly set: (card: CardId) => void;
}

type Below = (n: number) => number;

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

/** Deals the cards of these slots anew among them. The outcome does not depend on how they lay. */
function redeal(slots: readonly Slot[], below: Below): void {
  const cards = slots.map(s => s.get()).sort();
  for (const slot of slots) {
    const [card] = cards.splice(below(cards.length), 1);
    if (card !== undefined) slot.set(card);
  }
}

const unseen = (list: Hidden[], seat: Seat): Slot[] =>
  list.filter(h => (h.seen & (1 << seat)) === 0).map(hiddenSlot);

function pileSlots(state: State, name: PileName, seat: Seat): Slot[] {
  const pile = state.piles[name];
  return [...unseen(pile.top, seat), ...listSlots(pile.bag), ...unseen(pile.bottom, seat)];
}

/** Cards another player is looking at to choose from. */
function offeredSlots(state: State, seat: Seat, belongs: (card: CardId) => boolean): Slot[] {
  return state.stack.flatMap(frame => {
    const lists: CardId[][] = [];
    if (frame.jump && frame.jump.chooser !== seat) lists.push(frame.jump.offered);
    if (frame.offered && !state.pending.some(c => c.seat === seat)) lists.push(frame.offered);
    return lists.flatMap(list => listSlots(list)).filter(slot => belongs(slot.get()));
  });
}

function redealSkillCards(lib: Library, state: State, seat: Seat, below: Below): void {
  const skillOf = (card: CardId) => lib.faces.get(card)?.skill;
  const elsewhere: Slot[] = [
    ...state.seats.flatMap((s, i) => (i === seat ? [] : listSlots(s.hand))),
    ...pileSlots(state, 'destiny', seat),
    ...state.stack.flatMap(frame => {
      const { check } = frame;
      if (!check || check.shuffled || check.faceUp) return [];
      return check.cards
        .filter(c => c.by !== seat)
        .map(c => ({
          get: () => c.card,
          set(card: CardId) {
            c.card = card;
          },
        }));
    }),
  ];
  // A deck holds its own type only, so the decks are filled first and the rest is dealt to hands and Destiny.
  const pool = elsewhere.map(s => s.get());
  const rest: CardId[] = [];
  for (const skill of lib.skills) {
    const deck = pileSlots(state, skill, seat);
    const cards = [...deck.map(s => s.get()), ...pool.filter(card => skillOf(card) === skill)].sort();
    for (const slot of deck) {
      const [card] = cards.splice(below(cards.length), 1);
      if (card !== undefined) slot.set(card);
    }
    rest.push(...cards);
  }
  rest.sort();
  for (const slot of elsewhere) {
    const [card] = rest.splice(below(rest.length), 1);
    if (card !== undefined) slot.set(card);
  }
}

/** How many Cylon cards are in play is public; which ones, and who has them, is not. */
function redealLoyalty(lib: Library, state: State, seat: Seat, below: Below): void {
  const inPlay = [...state.seats.flatMap(s => unseen(s.loyalty, seat)), ...pileSlots(state, 'loyalty', seat)];
  const isCylon = (slot: Slot) => lib.loyalty.get(slot.get())?.side === 'cylon';
  redeal([...inPlay.filter(isCylon), ...listSlots(state.aside).filter(isCylon)], below);
  redeal(inPlay, below);
}

export function forkFor(game: Game, seat: Seat, seed: number): Game {
  const { lib } = game;
  const state = copyState(game.state);
  let x = seed | 0;
  const below: Below = n => {
    x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((x ^ (x >>> 13)) >>> 0) % Math.max(1, n);
  };
  redealSkillCards(lib, state, seat, below);
  redealLoyalty(lib, state, seat, below);
  for (const name of ['crisis', 'destination', 'galactica-damage', 'basestar-damage'] as const) {
    const mine = (card: CardId) =>
      name === 'crisis'
        ? lib.crises.has(card)
        : name === 'destination'
          ? lib.destinations.has(card)
          : lib.tokens.has(card);
    redeal([...pileSlots(state, name, seat), ...offeredSlots(state, seat, mine)], below);
  }
  redeal(
    [
      ...pileSlots(state, 'quorum', seat),
      ...unseen(state.quorumHand, seat),
      ...offeredSlots(state, seat, card => lib.quorum.has(card)),
    ],
    below,
  );
  redeal(
    [...pileSlots(state, 'super-crisis', seat), ...state.seats.flatMap(s => unseen(s.superCrises, seat))],
    below,
  );
  redeal(
    [
      ...pileSlots(state, 'civilians', seat),
      ...unseen(
        state.ships.flatMap(s => s.cargo ?? []),
        seat,
      ),
    ],
    below,
  );
  state.rng = below(0x7fffffff);
  askAgain(lib, state);
  return { lib, state, log: undefined, origin: copyState(state) };
}

/** What others have to choose from has changed, so the question is put anew; answers given in secret are dropped. */
function askAgain(lib: Library, state: State): void {
  if (state.over) return;
  state.pending = [];
  state.answers = [];
  const top = state.stack.at(-1);
  if (top?.stage === 'reacting') delete top.stage;
  advance({ lib, state, events: [], passIdle: false });
}
