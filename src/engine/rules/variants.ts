/** Official variants that change more than one step of the game. */
import type { LoyaltyDeck } from '../model/card.ts';
import type { Position } from '../run/run.ts';
import { isLeader } from './people.ts';

/** The numbers of the Loyalty deck for this table, as the last book that has them lays them down. */
export function loyaltyDeck(run: Position): LoyaltyDeck | undefined {
  const leader = run.state.seats.some((_, seat) => isLeader(run, seat));
  return run.lib.loyaltyDecks.findLast(
    deck => deck.players === run.state.seats.length && (deck.leader ?? false) === leader,
  );
}

/** Played without the Sympathizer, which means something only where that card would have joined. */
export function withoutSympathizer(run: Position): boolean {
  return run.state.options.options['no-sympathizer'] === true && loyaltyDeck(run)?.later !== undefined;
}
