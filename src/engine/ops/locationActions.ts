/** Locations whose action may be taken from elsewhere, and what forbids or charges for using one. */
import type { Filed, Source } from '../library/library.ts';
import type { ActionAbility } from '../model/ability.ts';
import type { LocationId, Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { answering, foldSum } from '../queries/modifiers.ts';
import { seatState } from '../rules/people.ts';
import type { Position } from '../run/run.ts';

type OfLocation = Filed<ActionAbility> & { readonly source: Extract<Source, { on: 'location' }> };

/** Nothing in play forbids it, and this character can pay. */
export function mayUse(run: Position, seat: Seat, location: LocationId): boolean {
  const forbidden = answering(run, 'may-activate', { seat }).some(
    ({ modifier }) => modifier.forbid === 'any' || modifier.forbid === location,
  );
  return !forbidden && seatState(run, seat).hand.length >= foldSum(run, 'activation-cost', { seat });
}

/** Those of the locations that could be used now, whoever stands there and though they be damaged. */
export function locationsOpen(run: Position, of: readonly LocationId[], seat: Seat): OfLocation[] {
  return run.lib.actions.filter((filed): filed is OfLocation => {
    const { source, ability } = filed;
    if (source.on !== 'location' || !of.includes(source.location)) return false;
    return mayUse(run, seat, source.location) && (!ability.when || holds(run, ability.when, seat));
  });
}
