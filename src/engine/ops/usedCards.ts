/** Skill cards used for what they say: as an action, or instead of a move. */
import type { Filed } from '../library/library.ts';
import type { ActionAbility, MovementAbility } from '../model/ability.ts';
import type { CardId, Seat } from '../model/vocabulary.ts';
import { answering, foldSum } from '../queries/modifiers.ts';
import { takeFromHand, toDiscardPile, withHand } from '../rules/hands.ts';
import { seatState } from '../rules/people.ts';
import { emit, type Position, push, type Run } from '../run/run.ts';
import { spend } from '../timing/limits.ts';

/** No card in play forbids it, and what using a card costs besides can be paid. */
export function mayUseCard(run: Position, seat: Seat, card: CardId): boolean {
  const skill = run.lib.skillCards.get(card)?.skill;
  if (answering(run, 'may-use-cards', { seat }).some(({ modifier }) => modifier.forbid === skill))
    return false;
  return seatState(run, seat).hand.length > foldSum(run, 'card-cost', { seat });
}

/**
 * As it will be once the card is played and paid for: neither it nor the cards of its price can then pay for what
 * it does. Which cards the price takes is not known yet; nothing asks but how many are left.
 */
export function oncePlayed(run: Position, seat: Seat, card: CardId): Position {
  const { hand } = seatState(run, seat);
  const left = hand.toSpliced(hand.indexOf(card), 1);
  return withHand(run, seat, left.slice(foldSum(run, 'card-cost', { seat })));
}

export function useCard(
  run: Run,
  seat: Seat,
  filed: Filed<ActionAbility | MovementAbility>,
  card: CardId,
): void {
  spend(run, filed, seat);
  takeFromHand(run, seat, card);
  toDiscardPile(run, card);
  push(run, 'card-used', { seat, user: seat, card });
  push(run, filed.block, { seat });
  // Said from within the card, so that the card is the cause.
  emit(run, 'card-played', { seat, card });
  if (foldSum(run, 'card-cost', { seat }) > 0) push(run, 'card-price', { seat });
}
