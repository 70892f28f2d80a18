/** Skill cards: drawing, discarding, looking into a hand. */
import { askOne, askSome, askYes } from '../choices/ask.ts';
import { answered } from '../library/bookCode.ts';
import type { OpOf } from '../model/flow.ts';
import type { FrameOf } from '../model/frame.ts';
import type { CardId, Count, Seat, Skill } from '../model/vocabulary.ts';
import { anyAnswer } from '../queries/modifiers.ts';
import { affected, decider } from '../queries/who.ts';
import { available, discard, drawSkill, takeFromHand } from '../rules/hands.ts';
import { seatState } from '../rules/people.ts';
import { counted, pickByChance } from '../run/chance.ts';
import { check, current } from '../run/find.ts';
import { type Again, bit, emit, type Run, takeAnswers } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';
import { discardSuperCrisis } from './secretCards.ts';
import { favoured, subjected } from './touched.ts';

/** Types the drawer may take from; an unspecified draw keeps to his skill set (characters.unspecified-draw). */
export function skillTypes(run: Run, seat: Seat, from: OpOf<'draw'>['from']): readonly Skill[] {
  if (from === 'any') return run.lib.skills;
  if (from !== 'own') return from;
  const set = run.lib.characters.get(seatState(run, seat).character ?? '')?.skills;
  const types = new Set<Skill>([...(Object.keys(set?.fixed ?? {}) as Skill[]), ...(set?.choose?.of ?? [])]);
  return run.lib.skills.filter(skill => types.has(skill));
}

/** Draws `n` cards of these types, asking for the split before any card is seen; gives false while asking. */
export function drawSplit(
  run: Run,
  seat: Seat,
  types: readonly Skill[],
  n: Count,
  least: Count = n,
  ofOneType: Count = answered(run, rules => rules.ofOneType?.(run, seat)) ?? n,
): boolean {
  const options = types.flatMap(skill => {
    const count = Math.min(n, ofOneType, available(run, skill));
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
 * decide is not asked.
 */
export function forceDiscards(
  run: Run,
  owed: readonly (readonly [seat: Seat, n: Count])[],
  prompt: 'discard' | 'hand-limit',
  random = false,
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
  for (const [seat, n] of owed) {
    if (n <= 0) continue;
    const { hand } = seatState(run, seat);
    const chosen = answers?.find(a => a.seat === seat)?.choose;
    if (chosen !== undefined) discard(run, seat, typeof chosen === 'string' ? [chosen] : chosen);
    else
      discard(
        run,
        seat,
        n >= hand.length ? hand.slice() : byChance(seat) ? randomCards(run, seat, n) : hand.slice(0, n),
      );
  }
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

export const cardOps: Resolvers<'draw' | 'discard' | 'take'> = {
  /** One player after the other, each of his free will where he may. */
  draw(run, op, frame): Again {
    const [seat, ...left] = frame.left ?? favoured(run, op.who, frame);
    if (seat !== undefined && !drawOrNot(run, seat, op, frame)) return 'again';
    delete frame.draws;
    if (left.length === 0) {
      delete frame.left;
      return;
    }
    frame.left = left;
    return 'again';
  },

  discard(run, op, frame) {
    if (op.of === 'super-crisis') return discardSuperCrisis(run, op);
    const seats = subjected(run, op, op.who, frame);
    if (!seats) return 'again';
    const owed = seats.map(seat => {
      const hand = seatState(run, seat).hand.length;
      return [seat, Math.min(owedCards(run, op, hand), hand)] as const;
    });
    return forceDiscards(run, owed, 'discard', op.random);
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

function takeCard(run: Run, from: Seat, by: Seat, card: CardId): void {
  takeFromHand(run, from, card);
  seatState(run, by).hand.push(card);
  emit(run, 'card-taken', { seat: by, from, card, secretTo: bit(by) | bit(from) });
}

/** Whether he will, then which types; gives false while asking. */
function drawOrNot(run: Run, seat: Seat, op: OpOf<'draw'>, frame: FrameOf<'draw'>): boolean {
  if (op.may && !frame.draws) {
    const will = askYes(run, { seat, prompt: 'yes-no' });
    if (!will) return will === false;
    frame.draws = true;
  }
  return drawSplit(run, seat, skillTypes(run, seat, op.from), op.n);
}

function takeCheck(run: Run, seat: Seat): undefined {
  const now = check(run);
  const cards = now.cards.map(c => c.card);
  now.cards = [];
  seatState(run, seat).hand.push(...cards);
  emit(run, 'check-cards-taken', { seat, cards });
}
