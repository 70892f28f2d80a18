import type { CardId, Seat } from '../model/vocabulary.ts';
import { answering } from '../queries/modifiers.ts';
import type { Run } from '../run/run.ts';

/** A card in play forbids what such Skill cards are used for as an action, or instead of a move. */
export function isForbidden(run: Run, seat: Seat, card: CardId): boolean {
  const skill = run.lib.skillCards.get(card)?.skill;
  return answering(run, 'may-use-cards', { seat }).some(({ modifier }) => modifier.forbid === skill);
}
