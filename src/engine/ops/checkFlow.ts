/** The skill check in its printed steps. */
import { askOne, askSome } from '../choices/ask.ts';
import type { FrameOf } from '../model/frame.ts';
import type { CheckState } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';
import { anyAnswer, foldLeast, foldSum } from '../queries/modifiers.ts';
import { face, takeFromHand, toDiscardPile } from '../rules/hands.ts';
import { isAt, isHuman, isPrisoner, seatState } from '../rules/people.ts';
import { counted } from '../run/chance.ts';
import { check, clockwise, current } from '../run/find.ts';
import { draw, pileSize } from '../run/piles.ts';
import { emit, type Position, push, type Run } from '../run/run.ts';
import type { Resolvers } from './resolver.ts';

/** A revealed Cylon and a prisoner may add one card (cylon-turn.one-card-per-check, brig.one-card-per-check). */
export function contributionLimit(run: Position, seat: Seat): number {
  if (isAt(run, seat, 'brig')) return 1;
  const most = foldLeast(run, 'check-cards', { seat }, isHuman(run, seat) ? Number.POSITIVE_INFINITY : 1);
  return most === 0 || isPrisoner(run, seat) ? most : most + foldSum(run, 'more-check-cards', { seat });
}

/** Two cards of every type, shuffled (destiny.rebuild). */
export function buildDestiny(run: Run): void {
  for (const skill of run.lib.skills) {
    for (let i = 0; i < run.lib.components.destinyPerSkill; i++) {
      const card = draw(run, skill);
      if (card !== undefined) run.state.piles.destiny.bag.push(card);
    }
  }
  emit(run, 'destiny-built', {});
}

export interface Total {
  readonly matching: number;
  readonly other: number;
  /** What cards of strength 0 add. */
  readonly more: number;
}

/** Matching against non-matching cards, with whatever changes what counts. */
function total(run: Run, now: CheckState): Total {
  let matching = 0;
  let other = 0;
  let zeros = 0;
  for (const { card } of now.cards) {
    const { skill, strength: printed } = face(run, card);
    // What has become worthless has strength 0 like what is printed so.
    const strength = now.worthless.includes(skill) ? 0 : printed;
    if (strength === 0) zeros += 1;
    const counts =
      now.skills.includes(skill) ||
      now.positive.includes(skill) ||
      anyAnswer(run, 'counts-positive', { face: card });
    if (counts) matching += strength;
    else other += strength;
  }
  return { matching, other, more: now.zeros * zeros };
}

/** Of the cards somebody has just added, he says which one lies face up. */
function turnUp(run: Run, now: CheckState, frame: FrameOf<'contribute'>): 'again' {
  const { owner: seat = current(run), added = [] } = frame;
  const card = askOne(run, { seat, prompt: 'card', about: 'check' }, counted(added));
  if (card === undefined) return 'again';
  frame.added = undefined;
  frame.owner = undefined;
  const shown = now.cards.find(c => c.by === seat && c.card === card);
  if (shown) shown.up = true;
  emit(run, 'check-card-shown', { seat, card });
  return 'again';
}

export const checkFlowOps: Resolvers<
  | 'begin-check'
  | 'add-destiny'
  | 'rebuild-destiny'
  | 'contribute'
  | 'reveal-cards'
  | 'total-strength'
  | 'decide-check'
  | 'apply-result'
  | 'discard-check'
> = {
  'begin-check'(run) {
    const { difficulty, skills } = check(run);
    emit(run, 'check-began', { difficulty, skills });
  },

  'add-destiny'(run) {
    const now = check(run);
    let n = 0;
    while (n < run.lib.components.destinyPerCheck) {
      if (pileSize(run.state.piles.destiny) === 0) buildDestiny(run);
      const card = draw(run, 'destiny');
      if (card === undefined) break;
      now.cards.push({ card, by: undefined });
      n += 1;
    }
    const cards = now.cards.map(c => c.card).sort();
    emit(run, 'destiny-added', { n, ...(now.faceUp === true ? { cards } : {}) });
  },

  /** As soon as its last card is used. */
  'rebuild-destiny'(run) {
    if (pileSize(run.state.piles.destiny) === 0) buildDestiny(run);
  },

  contribute(run, _op, frame) {
    const now = check(run);
    if (frame.added) return turnUp(run, now, frame);
    const order = clockwise(run, (current(run) + 1) % run.state.seats.length);
    const seat = order.find(s => !now.contributed.includes(s));
    if (seat === undefined) return;
    const { hand } = seatState(run, seat);
    const words = askSome(
      run,
      { seat, prompt: 'contribute' },
      counted(hand),
      0,
      contributionLimit(run, seat),
    );
    if (words === undefined) return 'again';
    for (const card of words) {
      takeFromHand(run, seat, card);
      now.cards.push({ card, by: seat });
    }
    now.contributed.push(seat);
    now.added = [...(now.added ?? []), words.length];
    if (words.length > 0 && !now.faceUp && anyAnswer(run, 'check-card-face-up', { seat })) {
      frame.owner = seat;
      frame.added = words;
    }
    emit(run, 'contributed', { seat, n: words.length, ...(now.faceUp ? { cards: [...words].sort() } : {}) });
    return 'again';
  },

  /** Shuffled, so that who played what is forgotten; the order is that of their names and tells nothing. */
  'reveal-cards'(run) {
    const now = check(run);
    now.cards = now.cards
      .map(({ card }) => ({ card, by: undefined }))
      .sort((a, b) => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0));
    now.shuffled = true;
    emit(run, 'check-revealed', { cards: now.cards.map(c => c.card) });
  },

  'total-strength'(run) {
    const now = check(run);
    const { matching, other, more } = total(run, now);
    now.strength = matching - other + more;
    const added = more === 0 ? {} : { more };
    emit(run, 'check-totalled', { matching, other, ...added, strength: now.strength });
  },

  'decide-check'(run) {
    const now = check(run);
    const strength = now.strength ?? 0;
    now.result =
      strength >= now.difficulty
        ? 'pass'
        : now.partial !== undefined && strength >= now.partial
          ? 'partial'
          : 'fail';
  },

  'apply-result'(run) {
    const now = check(run);
    const result = now.declared ?? now.result ?? 'fail';
    now.result = result;
    emit(run, 'check-decided', { result, declared: now.declared !== undefined });
    if (!now.instead) push(run, `${now.node}.${result}`);
  },

  'discard-check'(run) {
    const now = check(run);
    const cards = now.cards.map(c => c.card);
    now.cards = [];
    for (const card of cards) toDiscardPile(run, card);
    if (cards.length > 0) emit(run, 'check-cards-discarded', { cards });
  },
};
