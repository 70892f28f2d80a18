/** Looking into decks, and cards that take one out of them. */
import { askOne, askSome, ids } from '#engine/choices/ask.ts';
import type { OpOf } from '#engine/model/flow.ts';
import type { Frame } from '#engine/model/frame.ts';
import type { Hidden } from '#engine/model/state.ts';
import { type CardId, coreSkills, type PileName, type Seat } from '#engine/model/vocabulary.ts';
import { buildDestiny } from '#engine/ops/checkFlow.ts';
import { newCrisis } from '#engine/ops/crises.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { thisCard } from '#engine/ops/thisCard.ts';
import { decider } from '#engine/queries/who.ts';
import { face } from '#engine/rules/hands.ts';
import { counted, pickByChance } from '#engine/run/chance.ts';
import { check, current, jump, you } from '#engine/run/find.ts';
import { discardTo, drawSeveral, pileSize, shuffleIn } from '#engine/run/piles.ts';
import { type Again, bit, emit, push, type Run } from '#engine/run/run.ts';

type Look = OpOf<'look'>;

/** Any but those of Loyalty and Agenda cards; other books name theirs. */
const decks: readonly PileName[] = [
  ...coreSkills,
  'treachery',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'destiny',
];

function see(run: Run, seat: Seat, pile: PileName, cards: readonly CardId[]): void {
  emit(run, 'deck-seen', { seat, pile, n: cards.length, cards: [...cards], secretTo: bit(seat) });
}

/** The card at the bottom; of cards in no order, any. */
function bottomOf(run: Run, pile: PileName): Hidden | undefined {
  const { top, bag, bottom } = run.state.piles[pile];
  const last = bottom.at(-1);
  if (last) return last;
  if (bag.length === 0) return top.at(-1);
  const [card = ''] = bag.splice(pickByChance(run, { prompt: 'draw-card', about: pile }, bag), 1);
  const found = { card, seen: 0 };
  bottom.push(found);
  return found;
}

function lookAtBottom(run: Run, by: Seat): Again {
  const all = [...decks, ...run.lib.rules.flatMap(rules => rules.decks ?? [])];
  const open = all.filter(pile => pileSize(run.state.piles[pile]) > 0);
  const word = askOne(run, { seat: by, prompt: 'any-deck' }, ids(open));
  const pile = open.find(name => name === word);
  if (pile === undefined) return 'again';
  const card = bottomOf(run, pile);
  if (!card) return;
  card.seen |= bit(by);
  see(run, by, pile, [card.card]);
}

/** One after the other goes on top or under the deck, in any order. */
function arrange(run: Run, by: Seat, { n }: Look, frame: Frame): Again {
  const pile = run.state.piles.crisis;
  if (!frame.offered) {
    frame.offered = drawSeveral(run, 'crisis', Number(n)).map(h => h.card);
    see(run, by, 'crisis', frame.offered);
  }
  const { offered } = frame;
  if (offered.length === 0) {
    frame.offered = undefined;
    return;
  }
  const words = [...new Set(offered)].sort().flatMap(card => [`${card}:top`, `${card}:bottom`]);
  const word = askOne(run, { seat: by, prompt: 'arrange', about: 'crisis' }, ids(words));
  if (word === undefined) return 'again';
  const [card = '', to] = word.split(':');
  offered.splice(offered.indexOf(card), 1);
  if (to === 'top') pile.top.unshift({ card, seen: bit(by) });
  else pile.bottom.push({ card, seen: bit(by) });
  return 'again';
}

function sift(run: Run, by: Seat, n: number, frame: Frame): Again {
  if (!frame.offered) {
    frame.offered = drawSeveral(run, 'destiny', pileSize(run.state.piles.destiny)).map(h => h.card);
    see(run, by, 'destiny', frame.offered);
  }
  const { offered } = frame;
  const words = askSome(run, { seat: by, prompt: 'discard' }, counted(offered), n, n);
  if (words === undefined) return 'again';
  frame.offered = undefined;
  for (const card of words) {
    offered.splice(offered.indexOf(card), 1);
    run.state.piles[face(run, card).skill].discard.push(card);
  }
  if (words.length > 0) emit(run, 'destiny-sifted', { seat: by, cards: [...words].sort() });
  shuffleIn(run, 'destiny', offered);
  if (offered.length === 0) buildDestiny(run);
}

/** Takes the card out of its deck or its discards; false when it is in neither. */
function takeOut(run: Run, card: CardId): boolean {
  const pile = run.state.piles.crisis;
  for (const part of [pile.bag, pile.discard]) {
    const i = part.indexOf(card);
    if (i >= 0) return part.splice(i, 1).length > 0;
  }
  for (const part of [pile.top, pile.bottom]) {
    const i = part.findIndex(h => h.card === card);
    if (i >= 0) return part.splice(i, 1).length > 0;
  }
  return false;
}

export const deckOps: Resolvers<
  'look' | 'resolve-crisis-card' | 'replace-destination' | 'look-at-contribution'
> = {
  look(run, op, frame): Again {
    const by = decider(run, op.by);
    if (by === undefined) return;
    if (typeof op.then === 'object') return sift(run, by, op.then.discard, frame);
    return op.then === 'arrange' ? arrange(run, by, op, frame) : lookAtBottom(run, by);
  },

  'resolve-crisis-card'(run, { card }) {
    const found = takeOut(run, card);
    shuffleIn(run, 'crisis', []);
    if (!found) return;
    const seat = current(run);
    emit(run, 'crisis-drawn', { seat, card, super: false });
    push(run, 'cylon-crisis', {
      crisis: newCrisis(card, seat, false),
      own: { card, pile: 'crisis', fate: 'discard' },
    });
  },

  'replace-destination'(run) {
    const card = thisCard(run);
    const { travelled } = run.state;
    travelled.splice(travelled.lastIndexOf(card), 1);
    const now = jump(run);
    const [next] = drawSeveral(run, 'destination', 1);
    discardTo(run, 'destination', card);
    if (!next) return;
    now.chosen = next.card;
    travelled.push(next.card);
    emit(run, 'destination-chosen', { seat: now.chooser, card: next.card });
    push(run, `destination/${next.card}#`, { seat: current(run) });
  },

  'look-at-contribution'(run) {
    const by = you(run);
    const card = thisCard(run);
    const of = run.state.seats.findIndex(seat => seat.attached.includes(card));
    const cards = check(run)
      .cards.filter(c => c.by === of)
      .map(c => c.card);
    if (of >= 0) emit(run, 'contribution-seen', { seat: by, of, cards: cards.sort(), secretTo: bit(by) });
  },
};
