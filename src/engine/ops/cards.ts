/** Skill cards: drawing, discarding, looking into a hand. */
import { askOne, askSome, askYes } from '../choices/ask.ts';
import { answered } from '../library/facet.ts';
import type { OpOf } from '../model/flow.ts';
import type { FrameOf } from '../model/frame.ts';
import { choicesOf } from '../model/skillSet.ts';
import type { CardId, Count, Seat, Skill } from '../model/vocabulary.ts';
import { anyAnswer, foldSum } from '../queries/modifiers.ts';
import { affected, decider, resultOfCrisis } from '../queries/who.ts';
import { available, type Discard, discardTogether, drawSkill, takeFromHand } from '../rules/hands.ts';
import { seatState } from '../rules/people.ts';
import { counted, pickByChance } from '../run/chance.ts';
import { check, current, nearest } from '../run/find.ts';
import { type Again, bit, emit, push, type Run, takeAnswers } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { discardQuorum, discardSuperCrisis } from './secretCards.ts';
import { favoured, subjected } from './touched.ts';

/** Types the drawer may take from; an unspecified draw keeps to his skill set (characters.unspecified-draw). */
export function skillTypes(run: Run, seat: Seat, from: OpOf<'draw'>['from']): readonly Skill[] {
  if (from === 'any') return run.lib.skills;
  if (from !== 'own' && from !== 'picked') return from;
  const whose = from === 'own' ? seat : (nearest(run, 'picked') ?? seat);
  const set = run.lib.characters.get(run.state.seats[whose]?.character ?? '')?.skills;
  const choices = set ? choicesOf(set).flatMap(({ of }) => of) : [];
  const types = new Set<Skill>([...(Object.keys(set?.fixed ?? {}) as Skill[]), ...choices]);
  return run.lib.skills.filter(skill => types.has(skill));
}

/** Draws `n` cards of these types, of some at most so many, asking for the split before any is seen; gives false while asking. */
export function drawSplit(
  run: Run,
  seat: Seat,
  types: readonly Skill[],
  n: Count,
  least: Count = n,
  ofOneType: Count = answered(run, rules => rules.ofOneType?.(run, seat)) ?? n,
  most: { readonly [skill in Skill]?: Count } = {},
): boolean {
  const options = types.flatMap(skill => {
    const count = Math.min(n, ofOneType, most[skill] ?? n, available(run, skill));
    return count === 0 ? [] : [{ id: skill, count }];
  });
  const split = askSome(run, { seat, prompt: 'skill-draw', about: n }, options, least, n);
  if (split === undefined) return false;
  for (const skill of types) drawSkill(run, seat, skill, split.filter(word => word === skill).length);
  return true;
}

/** `n` cards out of the hand by chance. */
function randomCards(run: Run, seat: Seat, n: Count): CardId[] {
  const hand = seatState(run, seat).hand.slice();
  const picked: CardId[] = [];
  while (picked.length < n && hand.length > 0) {
    const [card] = hand.splice(pickByChance(run, { prompt: 'random-discard', about: seat }, hand), 1);
    if (card !== undefined) picked.push(card);
  }
  return picked;
}

/**
 * Forced discards of several players at once: nothing is shown before everybody has chosen. Whoever has nothing to
 * decide is not asked; a number that happens to empty the hand is a choice all the same, unlike the `whole` hand.
 */
export function forceDiscards(
  run: Run,
  owed: readonly (readonly [seat: Seat, n: Count])[],
  prompt: 'discard' | 'hand-limit',
  random = false,
  whole = false,
): 'again' | undefined {
  const answers = takeAnswers(run);
  const byChance = (seat: Seat) => random || anyAnswer(run, 'discards-at-random', { seat });
  if (!answers) {
    for (const [seat, n] of owed) {
      const { hand } = seatState(run, seat);
      if (n <= 0 || n >= hand.length || byChance(seat)) continue;
      run.state.pending.push({ shape: 'some', seat, prompt, options: counted(hand), min: n, max: n });
    }
    if (run.state.pending.length > 0) return 'again';
  }
  const discards = owed.map(([seat, n]): Discard => {
    const { hand } = seatState(run, seat);
    const said = answers?.find(a => a.seat === seat)?.choose;
    if (n <= 0) return { seat, cards: [], chosen: false };
    if (said !== undefined) return { seat, cards: typeof said === 'string' ? [said] : said, chosen: true };
    if (n >= hand.length) return { seat, cards: hand.slice(), chosen: !whole && !byChance(seat) };
    return { seat, cards: randomCards(run, seat, n), chosen: false };
  });
  discardTogether(run, discards);
  return undefined;
}

/** How many cards a discard costs; editions differ on one card (clarifications.food-shortage). */
function owedCards(run: Run, op: OpOf<'discard'>, hand: number): number {
  if (op.n === 'hand') return hand;
  if (op.ruling === undefined) return op.n;
  const ruling = run.state.rulings[op.ruling];
  if (ruling === 'two-three') return op.n;
  return ruling === 'two-two' || run.state.titles.president === current(run) ? 2 : op.n;
}

/** Some card of the game spares others. */
const isSparing = ({ lib }: Run): boolean =>
  lib.reactions['must-discard'].length > 0 || lib.modifiers['discards-fewer'] !== undefined;

/** One card fewer for whom his sheet spares it, once for every Crisis card. */
function owedBy(
  run: Run,
  op: OpOf<'discard'>,
  seats: readonly Seat[],
): { readonly seat: Seat; readonly n: number }[] {
  return seats.map(seat => {
    const hand = seatState(run, seat).hand.length;
    const n = Math.min(owedCards(run, op, hand), hand);
    const now = nearest(run, 'crisis');
    if (n === 0 || !now || now.super || now.spared?.includes(seat) || !resultOfCrisis(run))
      return { seat, n };
    const fewer = foldSum(run, 'discards-fewer', { seat });
    if (fewer === 0) return { seat, n };
    now.spared = [...(now.spared ?? []), seat];
    return { seat, n: Math.max(0, Math.min(hand, owedCards(run, op, hand) - fewer)) };
  });
}

export const cardOps: Resolvers<'draw' | 'discard' | 'take'> = {
  /** One player after the other, each of his free will where he may. */
  draw(run, op, frame): Again {
    const [seat, ...left] = frame.left ?? favoured(run, op.who, frame);
    if (seat !== undefined && !drawOrNot(run, seat, op, frame)) return 'again';
    frame.draws = undefined;
    if (left.length === 0) {
      frame.left = undefined;
      return;
    }
    frame.left = left;
    return 'again';
  },

  discard(run, op, frame) {
    if (op.of === 'super-crisis') return discardSuperCrisis(run, op);
    if (op.of === 'quorum') return discardQuorum(run, op);
    const first = frame.owed === undefined;
    const seats = subjected(run, op, op.who, frame);
    if (!seats) return 'again';
    const owed = frame.owed ?? owedBy(run, op, seats);
    // Kept while somebody is asked: what spares a card spares it once.
    if (isSparing(run)) frame.owed = owed;
    if (first && !op.cost && owed.some(({ n }) => n > 0) && run.lib.reactions['must-discard'].length > 0) {
      push(run, 'must-discard');
      return 'again';
    }
    const due = owed.map(({ seat, n }) => [seat, n] as const);
    const asked = forceDiscards(run, due, 'discard', op.random, op.n === 'hand');
    if (asked === undefined) frame.owed = undefined;
    return asked;
  },

  take(run, op): Again {
    const by = decider(run, op.by);
    if (by === undefined) return;
    if (op.from === 'check') return takeCheck(run, by);
    const [from] = affected(run, op.from);
    if (from === undefined) return;
    const { hand } = seatState(run, from);
    if (hand.length === 0) return;
    if (op.random !== undefined) {
      for (const card of randomCards(run, from, op.random)) takeCard(run, from, by, card);
      return;
    }
    const card = askOne(run, { seat: by, prompt: 'card', about: { hand: from } }, counted(hand));
    if (card === undefined) return 'again';
    takeCard(run, from, by, card);
  },
};

/** Whether he will, then which types; gives false while asking. */
function drawOrNot(run: Run, seat: Seat, op: OpOf<'draw'>, frame: FrameOf<'draw'>): boolean {
  if (op.may && !frame.draws) {
    const will = askYes(run, { seat, prompt: 'yes-no' });
    if (!will) return will === false;
    frame.draws = true;
  }
  return drawSplit(run, seat, skillTypes(run, seat, op.from), op.n);
}

function takeCard(run: Run, from: Seat, by: Seat, card: CardId): void {
  takeFromHand(run, from, card);
  seatState(run, by).hand.push(card);
  emit(run, 'card-taken', { seat: by, from, card, secretTo: bit(by) | bit(from) });
}

function takeCheck(run: Run, seat: Seat): undefined {
  const now = check(run);
  const cards = now.cards.map(c => c.card);
  now.cards = [];
  seatState(run, seat).hand.push(...cards);
  emit(run, 'check-cards-taken', { seat, cards });
}
