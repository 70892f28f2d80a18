/** Official variants that change more than one step of the game. */
import type { LoyaltyDeck } from '../model/card.ts';
import type { Run } from '../run/run.ts';

/** The Loyalty deck for so many players, as the last book that has one for them lays it down. */
export function loyaltyDeck({ lib, state }: Run): LoyaltyDeck | undefined {
  return lib.loyaltyDecks.findLast(deck => deck.players === state.seats.length);
}

/** Played without the Sympathizer, which means something only where that card would have joined. */
export function withoutSympathizer(run: Run): boolean {
  return run.state.options.options['no-sympathizer'] === true && loyaltyDeck(run)?.later !== undefined;
}
