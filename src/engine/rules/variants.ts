/** Official variants that change more than one step of the game. */
import type { Run } from '../run/run.ts';

/** Played without the Sympathizer, which means something only where that card would have joined. */
export function withoutSympathizer(run: Run): boolean {
  const deck = run.lib.loyaltyDecks.find(d => d.players === run.state.seats.length);
  return run.state.options.options['no-sympathizer'] === true && deck?.later !== undefined;
}
