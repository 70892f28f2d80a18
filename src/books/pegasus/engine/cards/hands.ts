/** Skill cards: drawn, traded with Destiny, passed on, put into a check. */

import { isLeader } from '#books/leaders/engine/people.ts';
import { askOne, askSome, askYes, ids } from '#engine/choices/ask.ts';
import type { BookRules } from '#engine/library/facet.ts';
import type { Frame } from '#engine/model/frame.ts';
import type { CardId, Seat, Skill } from '#engine/model/vocabulary.ts';
import { drawSplit, skillTypes } from '#engine/ops/cards.ts';
import { buildDestiny } from '#engine/ops/checkFlow.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { thisCard } from '#engine/ops/thisCard.ts';
import { foldLeast } from '#engine/queries/modifiers.ts';
import { affected } from '#engine/queries/who.ts';
import { available, discard, drawSkill, face, takeFromHand } from '#engine/rules/hands.ts';
import { isHuman, seatState } from '#engine/rules/people.ts';
import { withoutSympathizer } from '#engine/rules/variants.ts';
import { counted } from '#engine/run/chance.ts';
import { check, clockwise, current, roll, you } from '#engine/run/find.ts';
import { draw, pileSize, shuffleIn } from '#engine/run/piles.ts';
import { type Again, bit, emit, type Run } from '#engine/run/run.ts';
import { spendMark } from './marks.ts';

/** A Cylon player draws cards of different types at once, where the rule is read to bind him at every draw. */
export const ofOneType: NonNullable<BookRules['ofOneType']> = (run, seat) =>
  run.state.rulings['cylon-draw-scope'] === 'every-draw' && !isHuman(run, seat) ? 1 : undefined;

function topOfDestiny(run: Run): CardId | undefined {
  if (pileSize(run.state.piles.destiny) === 0) buildDestiny(run);
  return draw(run, 'destiny');
}

/** Any skill deck that is not used up. */
function askDeck(run: Run, seat: Seat): Skill | undefined {
  const open = run.lib.skills.filter(skill => available(run, skill) > 0);
  const word = askOne(run, { seat, prompt: 'skill' }, ids(open));
  return open.find(skill => skill === word);
}

/** All cards of the deck into the check or into the hand, which he decides when he has seen them. */
function study(run: Run, n: number, frame: Frame): Again {
  const seat = you(run);
  if (!frame.offered) {
    const skill = askDeck(run, seat);
    if (skill === undefined) return 'again';
    const cards: CardId[] = [];
    while (cards.length < n) {
      const card = draw(run, skill);
      if (card === undefined) break;
      cards.push(card);
    }
    frame.offered = cards;
    emit(run, 'deck-seen', { seat, pile: skill, n: cards.length, cards: [...cards], secretTo: bit(seat) });
  }
  const { offered } = frame;
  const word = askOne(run, { seat, prompt: 'study' }, ids(['check', 'hand']));
  if (word === undefined) return 'again';
  frame.offered = undefined;
  if (word === 'check') join(run, seat, offered);
  else seatState(run, seat).hand.push(...offered);
}

function join(run: Run, seat: Seat, cards: readonly CardId[]): void {
  const now = check(run);
  const by = now.shuffled ? undefined : seat;
  now.cards.push(...cards.map(card => ({ card, by })));
  if (now.shuffled) now.cards.sort((a, b) => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0));
  const open = now.shuffled || now.faceUp !== false;
  emit(run, 'contributed', { seat, n: cards.length, ...(open ? { cards: [...cards].sort() } : {}) });
}

export const handOps: Resolvers<
  | 'draw-if-few'
  | 'trade-destiny'
  | 'add-to-check'
  | 'pass-cards'
  | 'grant-skill'
  | 'stake-card'
  | 'fill-destiny'
  | 'draw-different'
  | 'draw-promised'
  | 'keep-quorum-limit'
> = {
  'draw-if-few'(run, op, frame) {
    const few = (seat: Seat) => isHuman(run, seat) && seatState(run, seat).hand.length <= op.atMost;
    const [seat, ...left] = frame.left ?? clockwise(run, current(run)).filter(few);
    if (seat === undefined) {
      frame.left = undefined;
      return;
    }
    const draws = frame.draws ?? askYes(run, { seat, prompt: 'yes-no' });
    if (draws === undefined) return 'again';
    frame.draws = draws;
    if (draws && !drawSplit(run, seat, skillTypes(run, seat, 'own'), op.n)) return 'again';
    frame.draws = undefined;
    frame.left = left;
    return 'again';
  },

  'trade-destiny'(run, op, frame): Again {
    const seat = you(run);
    const { hand } = seatState(run, seat);
    if (!frame.traded) {
      for (let i = 0; i < op.n; i++) {
        const card = topOfDestiny(run);
        if (card !== undefined) hand.push(card);
      }
      frame.traded = true;
      emit(run, 'destiny-traded', { seat, n: op.n });
    }
    const back = op.for === 'this-card' ? justPlayed(run) : choose(run, seat, op.n);
    if (back === undefined) return 'again';
    frame.traded = undefined;
    run.state.piles.destiny.top.unshift(...back.map(card => ({ card, seen: bit(seat) })));
  },

  'add-to-check'(run, op, frame): Again {
    if (op.from === 'deck') return study(run, op.n, frame);
    const seat = you(run);
    const { hand } = seatState(run, seat);
    const words = askSome(run, { seat, prompt: 'add-to-check' }, counted(hand), 0, hand.length);
    if (words === undefined) return 'again';
    for (const card of words) takeFromHand(run, seat, card);
    if (words.length > 0) join(run, seat, words);
  },

  'pass-cards'(run, op): Again {
    const seat = you(run);
    const [to] = affected(run, op.to);
    if (to === undefined) return;
    const mine = seatState(run, seat);
    const his = seatState(run, to);
    if (op.n === 'hand') {
      [mine.hand, his.hand] = [his.hand, mine.hand];
      emit(run, 'hands-swapped', { seat, with: to });
      return;
    }
    if (mine.hand.length === 0) return;
    const card = askOne(run, { seat, prompt: 'card', about: { hand: seat } }, counted(mine.hand));
    if (card === undefined) return 'again';
    takeFromHand(run, seat, card);
    his.hand.push(card);
    emit(run, 'card-passed', { seat, to, card, secretTo: bit(seat) | bit(to) });
  },

  'grant-skill'(run, op): Again {
    const [to] = affected(run, op.to);
    if (to === undefined) return;
    const skill = askDeck(run, you(run));
    if (skill === undefined) return 'again';
    drawSkill(run, to, skill, 1);
  },

  'stake-card'(run, op): Again {
    const seat = you(run);
    const { hand } = seatState(run, seat);
    const card = askOne(run, { seat, prompt: 'card', about: { hand: seat } }, counted(hand));
    if (card === undefined) return 'again';
    const die = roll(run);
    die.face = face(run, card).strength + op.add;
    die.settled = true;
    emit(run, 'roll-replaced', { by: seat, card, value: die.face });
    discard(run, seat, [card]);
  },

  'fill-destiny'(run, op) {
    const { destiny } = run.state.piles;
    const cards = [...destiny.top.map(h => h.card), ...destiny.bag, ...destiny.bottom.map(h => h.card)];
    Object.assign(destiny, { top: [], bag: [], bottom: [] });
    for (const card of cards) run.state.piles[face(run, card).skill].discard.push(card);
    const fresh = Array.from({ length: op.n }, () => draw(run, op.skill)).filter(card => card !== undefined);
    shuffleIn(run, 'destiny', fresh);
    emit(run, 'destiny-built', {});
  },

  /** Two cards of different types; three for one who has no sheet and infiltrates. */
  'draw-different'(run) {
    const seat = you(run);
    const { revealed } = seatState(run, seat);
    if (revealed === 'no' || isLeader(run, seat)) return;
    const { components } = run.lib;
    const usual = withoutSympathizer(run)
      ? components.revealedDrawWithoutSympathizer
      : components.revealedDraw;
    const n = foldLeast(run, 'receive-skills', { seat }, revealed === 'infiltrating' ? usual + 1 : usual);
    return drawSplit(run, seat, run.lib.skills, n, n, 1) ? undefined : 'again';
  },

  /** What the card he has revealed promised for when he is down to three. */
  'draw-promised'(run) {
    while (spendMark(run, 'two-treachery')) drawSkill(run, you(run), 'treachery', 2);
  },

  'keep-quorum-limit'(run): Again {
    const { president } = run.state.titles;
    const { quorumHand } = run.state;
    const over = quorumHand.length - (run.lib.supplies.quorumLimit ?? Number.POSITIVE_INFINITY);
    if (president === undefined || over <= 0) return;
    const question = { seat: president, prompt: 'quorum-limit' } as const;
    const words = askSome(run, question, counted(quorumHand.map(h => h.card)), over, over);
    if (words === undefined) return 'again';
    for (const card of words) {
      quorumHand.splice(
        quorumHand.findIndex(h => h.card === card),
        1,
      );
      run.state.piles.quorum.discard.push(card);
      emit(run, 'card-left-play', { card, to: 'discard' });
    }
  },
};

/** The card just played, out of the discards it went to. */
function justPlayed(run: Run): readonly CardId[] {
  const name: string = thisCard(run);
  const skill = run.lib.skillCards.get(name)?.skill;
  if (skill === undefined) return [];
  const { discard } = run.state.piles[skill];
  const i = discard.findLastIndex(card => run.lib.faces.get(card)?.card.id === name);
  return i < 0 ? [] : discard.splice(i, 1);
}

function choose(run: Run, seat: Seat, n: number): readonly CardId[] | undefined {
  const { hand } = seatState(run, seat);
  const words = askSome(run, { seat, prompt: 'discard' }, counted(hand), n, n);
  if (words === undefined) return undefined;
  for (const card of words) takeFromHand(run, seat, card);
  return words;
}
