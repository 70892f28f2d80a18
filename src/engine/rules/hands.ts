/** Skill cards: drawing, discarding, playing. */
import type { SkillFace } from '../library/library.ts';
import type { CardId, Count, Seat, Skill } from '../model/vocabulary.ts';
import { draw, pileSize } from '../run/piles.ts';
import { bit, emit, type Position, push, type Run } from '../run/run.ts';
import { seatState } from './people.ts';

export function face(run: Position, card: CardId): SkillFace {
  const found = run.lib.faces.get(card);
  if (!found) throw new Error(`There is no skill card ${card}`);
  return found;
}

/** Cards of a type that could still be drawn. */
export function available(run: Run, skill: Skill): number {
  const pile = run.state.piles[skill];
  return pileSize(pile) + pile.discard.length;
}

export function drawSkill(run: Run, seat: Seat, skill: Skill, n: Count): void {
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    const card = draw(run, skill);
    if (card === undefined) break;
    drawn.push(card);
  }
  seatState(run, seat).hand.push(...drawn);
  if (drawn.length > 0) {
    emit(run, 'cards-drawn', { seat, skill, n: drawn.length, cards: drawn, secretTo: bit(seat) });
  }
}

/** The same position with another hand: what could be done once cards are spent. */
export function withHand({ lib, state }: Position, seat: Seat, hand: CardId[]): Position {
  const player = seatState({ lib, state }, seat);
  return { lib, state: { ...state, seats: state.seats.with(seat, { ...player, hand }) } };
}

export function takeFromHand(run: Run, seat: Seat, card: CardId): void {
  const { hand } = seatState(run, seat);
  const i = hand.indexOf(card);
  if (i < 0) throw new Error(`${card} is not in the hand of seat ${seat}`);
  hand.splice(i, 1);
}

/** Face up onto the discard pile of its type (skill-cards.discard-by-type). */
export function toDiscardPile(run: Run, card: CardId): void {
  run.state.piles[face(run, card).skill].discard.push(card);
}

export interface Discard {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** By the player himself, not at random or because all of them had to go. */
  readonly chosen: boolean;
}

export function discard(run: Run, seat: Seat, cards: readonly CardId[], chosen = true): void {
  discardTogether(run, [{ seat, cards, chosen }]);
}

/** Of several players at once; what answers the first of them comes first. */
export function discardTogether(run: Run, discards: readonly Discard[]): void {
  for (const { seat, cards } of discards) {
    if (cards.length === 0) continue;
    for (const card of cards) {
      takeFromHand(run, seat, card);
      toDiscardPile(run, card);
    }
    emit(run, 'cards-discarded', { seat, cards: [...cards].sort() });
  }
  // Where no card of the game could answer, nobody is asked.
  const { reactions, triggers } = run.lib;
  if (reactions['cards-discarded'].length + triggers['cards-discarded'].length === 0) return;
  for (const { seat, cards, chosen } of discards.toReversed()) {
    if (cards.length === 0) continue;
    push(run, 'cards-discarded', { user: seat, discarded: cards.slice(), byChoice: chosen });
  }
}
