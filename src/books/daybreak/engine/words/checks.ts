/** What Daybreak does with skill checks: cards added and taken out, what is paid when the check is over. */
import type { Who } from '#engine/model/effect.ts';
import type { CardId, Seat, Skill } from '#engine/model/vocabulary.ts';

/** A revealed card that leaves the check; it spares the card that speaks, or all of that name. */
export interface Withdrawal {
  readonly atMost?: number;
  readonly spares: 'this-card' | 'this-name';
}

export interface CheckOps {
  withdraw: Withdrawal & { readonly by: Who; readonly to: 'hand' | 'discard' };
  /** A card of his hand, face up, into the check in progress. */
  'play-into-check': { readonly by: Who };
  /** The top cards of a skill deck are shuffled into Destiny. */
  'into-destiny': { readonly skill: Skill; readonly n: number };
}

export interface CheckFlows {
  /** In a check that Pegasus made reckless: the top card of the Treachery deck, and after a 0 a second one. */
  'turn-up-treachery': object;
  /** What cards have promised for the end of the check: before its result is carried out, or after it. */
  'keep-promises': { readonly early?: true };
}

export interface CheckLocals {
  /** Cards turned up, and how many of them have spoken. */
  'turn-up-treachery': { turned: readonly CardId[]; spoken: number };
}

export interface CheckTests {
  /** The current player is no revealed Cylon. */
  'human-turn': object;
  /** You may still add a card to the check in progress. */
  'may-add-card': object;
  /** The player has discarded it by his own choice. */
  'chosen-discard': object;
}

export interface CheckEvents {
  'check-card-withdrawn': { readonly seat: Seat; readonly card: CardId; readonly to: 'hand' | 'discard' };
  'check-card-added': { readonly seat: Seat; readonly card: CardId };
  'treachery-turned-up': { readonly card: CardId };
  'destiny-grown': { readonly skill: Skill; readonly n: number };
}
