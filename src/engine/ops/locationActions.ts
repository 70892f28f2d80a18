/** Locations whose action may be taken from elsewhere, and what forbids or charges for using one. */
import { answered } from '../library/facet.ts';
import type { Filed, Source } from '../library/library.ts';
import type { ActionAbility } from '../model/ability.ts';
import type { OpOf } from '../model/flow.ts';
import type { LocationId, Seat } from '../model/vocabulary.ts';
import { holds } from '../queries/holds.ts';
import { answering, foldSum } from '../queries/modifiers.ts';
import { isDamaged } from '../rules/damage.ts';
import { withHand } from '../rules/hands.ts';
import { isAt, seatState, seatsAt } from '../rules/people.ts';
import { nearest } from '../run/find.ts';
import type { Position } from '../run/run.ts';

type OfLocation = Filed<ActionAbility> & { readonly source: Extract<Source, { on: 'location' }> };

/** Another character is there, and it is not the Brig or what stands for it. */
function isShared(run: Position, seat: Seat, location: LocationId): boolean {
  const { insteadOf = location } = run.lib.locations.get(location) ?? {};
  return insteadOf !== 'brig' && seatsAt(run, location).some(other => other !== seat);
}

/** Nothing in play forbids it, wherever he himself is, and this character can pay. */
export function mayUse(run: Position, seat: Seat, location: LocationId): boolean {
  const forbidden = answering(run, 'may-activate', { seat }).some(
    ({ modifier: { forbid } }) =>
      forbid === location || (forbid === 'shared' && isShared(run, seat, location)),
  );
  return !forbidden && seatState(run, seat).hand.length >= foldSum(run, 'activation-cost', { seat });
}

/** As it will be once the location is paid for, with cards that cannot pay for what it does as well. */
export function oncePaid(run: Position, seat: Seat): Position {
  const price = foldSum(run, 'activation-cost', { seat });
  return price === 0 ? run : withHand(run, seat, seatState(run, seat).hand.slice(price));
}

type Which = OpOf<'activate-location'>['of'];

/** Whether a location is one of those meant; of those that are not named, damaged ones are none. */
function isMeant(run: Position, of: Which, id: LocationId, seat: Seat): boolean {
  if (typeof of !== 'string') return of.includes(id);
  const at = run.lib.locations.get(id);
  if (!at || isDamaged(run, id)) return false;
  if (of === 'here') return isAt(run, seat, id);
  if (of === 'used') return id === nearest(run, 'place');
  const there = (human: boolean) => answered(run, rules => rules.opens?.(run, at.board, human)) ?? true;
  if (of === 'human') return at.board !== 'cylon' && there(true);
  // Nobody leaves the Brig by the Hangar Deck (daybreak.infiltration.athena-brig).
  if (id === 'hangar-deck' && isAt(run, seat, 'brig')) return false;
  return there(true) || there(false);
}

/** Those of the locations that could be used now, whoever stands there. */
export function locationsOpen(run: Position, of: Which, seat: Seat): OfLocation[] {
  const then = oncePaid(run, seat);
  return run.lib.actions.filter((filed): filed is OfLocation => {
    const { source, ability } = filed;
    if (source.on !== 'location' || !isMeant(run, of, source.location, seat)) return false;
    if (!mayUse(run, seat, source.location)) return false;
    return !ability.when || holds(then, ability.when, seat);
  });
}
