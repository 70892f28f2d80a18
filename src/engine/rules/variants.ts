/** Official variants that change more than one step of the game. */
import type { LoyaltyDeck } from '../model/card.ts';
import type { Position } from '../run/run.ts';

/** The numbers of the Loyalty deck for this table, as the last book that has them lays them down. */
export function loyaltyDeck(run: Position): LoyaltyDeck | undefined {
  const { lib, state } = run;
  return lib.loyaltyDecks.findLast(
    deck =>
      deck.players === state.seats.length && lib.rules.every(rules => rules.deckFits?.(run, deck) !== false),
  );
}

/** Played without the Sympathizer, which means something only where that card would have joined. */
export function withoutSympathizer(run: Position): boolean {
  return run.state.options.options['no-sympathizer'] === true && loyaltyDeck(run)?.later !== undefined;
}
