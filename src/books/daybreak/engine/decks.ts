/** Decks looked through, and Quorum cards that pass through other hands. */
import { askOne, askSome, ids } from '#engine/choices/ask.ts';
import type { FrameOf } from '#engine/model/frame.ts';
import type { Hidden } from '#engine/model/state.ts';
import type { CardId, Seat, Skill } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { discardAttached, putAway } from '#engine/ops/thisCard.ts';
import { affected } from '#engine/queries/who.ts';
import { drawSkill } from '#engine/rules/hands.ts';
import { seatState } from '#engine/rules/people.ts';
import { counted } from '#engine/run/chance.ts';
import { you } from '#engine/run/find.ts';
import { drawSeveral } from '#engine/run/piles.ts';
import { type Again, bit, emit, type Position, push, type Run } from '#engine/run/run.ts';

/** The skill type that somebody names. */
function nameSkill(run: Run, seat: Seat): Skill | undefined {
  const word = askOne(run, { seat, prompt: 'skill' }, ids(run.lib.skills));
  const skill = run.lib.skills.find(s => s === word);
  if (skill) emit(run, 'skill-picked', { by: seat, skill });
  return skill;
}

/** All of a skill deck and its discards lie open for him until he has chosen. */
function openDeck(run: Run, seat: Seat, skill: Skill): void {
  const pile = run.state.piles[skill];
  const rest = [...pile.bag, ...pile.discard].sort().map(card => ({ card, seen: bit(seat) }));
  const known = [...pile.top, ...pile.bottom].map(({ card, seen }) => ({ card, seen: seen | bit(seat) }));
  Object.assign(pile, { top: [...known, ...rest], bag: [], bottom: [], discard: [] });
}

function shuffleAll(run: Run, skill: Skill): void {
  const pile = run.state.piles[skill];
  pile.bag = pile.top.splice(0).map(({ card }) => card);
}

function searchDeck(run: Run, n: number, frame: FrameOf<'search-deck'>): Again {
  const seat = you(run);
  if (frame.skill === undefined) {
    const named = nameSkill(run, seat);
    if (!named) return 'again';
    frame.skill = named;
    openDeck(run, seat, named);
  }
  const { skill } = frame;
  const deck = run.state.piles[skill].top;
  const question = { seat, prompt: 'search', about: skill } as const;
  const cards = askSome(run, question, counted(deck.map(h => h.card)), n, n);
  if (cards === undefined) return 'again';
  frame.skill = undefined;
  for (const card of cards) {
    deck.splice(
      deck.findIndex(h => h.card === card),
      1,
    );
    seatState(run, seat).hand.push(card);
  }
  shuffleAll(run, skill);
  emit(run, 'deck-searched', { seat, pile: skill, n: cards.length, cards, secretTo: bit(seat) });
}

function orderCrises(run: Run, n: number, frame: FrameOf<'order-crises'>): Again {
  const seat = you(run);
  if (!frame.offered) {
    frame.offered = drawSeveral(run, 'crisis', n).map(h => h.card);
    const cards = [...frame.offered];
    emit(run, 'crises-seen', { seat, n: cards.length, cards, secretTo: bit(seat) });
  }
  const { offered, ordered = [] } = frame;
  if (offered.length > 0) {
    // The first one named will be drawn first.
    const card = askOne(run, { seat, prompt: 'order', about: ordered.length + 1 }, counted(offered));
    if (card === undefined) return 'again';
    offered.splice(offered.indexOf(card), 1);
    frame.ordered = [...ordered, card];
    return 'again';
  }
  run.state.piles.crisis.top.unshift(...ordered.map(card => ({ card, seen: bit(seat) })));
  emit(run, 'crises-ordered', { seat, n: ordered.length });
  frame.offered = undefined;
  frame.ordered = undefined;
}

/** The President sees them. */
function ownersOf({ state }: Run): number {
  return state.titles.president === undefined ? 0 : bit(state.titles.president);
}

/** Into the President's hand, where whoever has seen it still knows it. */
function toPresident(run: Run, card: CardId, by: Seat): void {
  run.state.quorumHand.push({ card, seen: bit(by) | ownersOf(run) });
}

function shareQuorum(run: Run, n: number, frame: FrameOf<'share-quorum'>): Again {
  const seat = you(run);
  if (!frame.offered) {
    frame.offered = drawSeveral(run, 'quorum', n).map(h => h.card);
    frame.count = frame.offered.length;
    const cards = [...frame.offered];
    emit(run, 'quorum-drawn', { seat, n: cards.length, cards, secretTo: bit(seat) });
  }
  const { offered } = frame;
  if (frame.own) {
    putAway(run, frame.own);
    frame.own = undefined;
    frame.offered = undefined;
    frame.count = undefined;
    return;
  }
  // The President comes first, even where fewer are left than there should be.
  if (offered.length > 0 && offered.length === (frame.count ?? n)) {
    const card = askOne(run, { seat, prompt: 'share' }, counted(offered));
    if (card === undefined) return 'again';
    offered.splice(offered.indexOf(card), 1);
    toPresident(run, card, seat);
    emit(run, 'quorum-shared', { seat, n: 1, cards: [card], secretTo: bit(seat) | ownersOf(run) });
    return 'again';
  }
  const [card] = offered;
  const word =
    card === undefined ? 'discard' : askOne(run, { seat, prompt: 'option' }, ids(['play', 'discard']));
  if (word === undefined) return 'again';
  if (card === undefined) {
    frame.offered = undefined;
    frame.count = undefined;
    return;
  }
  frame.own = { card, pile: 'quorum', fate: 'discard' };
  if (word === 'play') {
    emit(run, 'quorum-played', { seat, card });
    push(run, `quorum/${card}#`, { seat });
  } else emit(run, 'quorum-discarded', { seat, cards: [card] });
  return 'again';
}

function sinkQuorum(run: Run, n: number, frame: FrameOf<'sink-quorum'>): Again {
  const seat = you(run);
  const hand: Hidden[] = run.state.quorumHand;
  if (frame.count === undefined) {
    frame.count = Math.min(n, hand.length);
    for (const card of hand) card.seen |= bit(seat);
    const cards = hand.map(h => h.card);
    emit(run, 'quorum-seen', { seat, n: cards.length, cards, secretTo: bit(seat) | ownersOf(run) });
  }
  if (frame.count === 0) {
    frame.count = undefined;
    return;
  }
  const card = askOne(run, { seat, prompt: 'sink', about: frame.count }, counted(hand.map(h => h.card)));
  if (card === undefined) return 'again';
  const [sunk] = hand.splice(
    hand.findIndex(h => h.card === card),
    1,
  );
  if (sunk) run.state.piles.quorum.bottom.push(sunk);
  emit(run, 'quorum-sunk', { seat, n: 1, cards: [card], secretTo: bit(seat) | ownersOf(run) });
  frame.count -= 1;
  return 'again';
}

/** A Quorum card that has stayed. */
export const liesInPlay = ({ state }: Position, card: CardId): boolean => state.inPlay.includes(card);

export const deckOps: Resolvers<
  'order-crises' | 'search-deck' | 'draw-named' | 'share-quorum' | 'sink-quorum' | 'discard-in-play'
> = {
  'order-crises': (run, { n }, frame) => orderCrises(run, n, frame),
  'search-deck': (run, { n }, frame) => searchDeck(run, n, frame),
  'share-quorum': (run, { n }, frame) => shareQuorum(run, n, frame),
  'sink-quorum': (run, { n }, frame) => sinkQuorum(run, n, frame),

  'draw-named'(run, { who, n }): Again {
    const skill = nameSkill(run, you(run));
    if (!skill) return 'again';
    for (const seat of affected(run, who)) drawSkill(run, seat, skill, n);
  },

  'discard-in-play': (run, { card }) => discardAttached(run, card),
};
