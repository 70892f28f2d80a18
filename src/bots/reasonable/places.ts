/** Where one can do what. */

import type { LocationId, Seat } from '#engine/model/vocabulary.ts';
import { mayActHere } from '#engine/ops/actions.ts';
import { locationsOpen } from '#engine/ops/locationActions.ts';
import { isHuman, locationOf, seatState } from '#engine/rules/people.ts';
import type { Outlook } from './outlook.ts';
import { worthOfBlock } from './worth/worth.ts';

/** The action of a location, for that player. */
export function placeWorth(o: Outlook, seat: Seat, place: LocationId): number {
  const human = isHuman(o.run, seat);
  const filed = o.lib.actions.find(
    ({ source, ability: { by } }) =>
      source.on === 'location' &&
      source.location === place &&
      (by === undefined || (by === 'humans') === human),
  );
  return filed ? worthOfBlock(o, filed.block, seat) : 0;
}

/** The best another player can do where he is; his cards are not known. */
export function bestPlaceAction(o: Outlook, seat: Seat): number {
  const flying = seatState(o.run, seat).place.in === 'viper';
  if (flying) return worthOfBlock(o, 'fly', seat);
  const at = locationOf(o.run, seat);
  if (at === undefined || !isHuman(o.run, seat)) return 0;
  return mayActHere(o.run, seat, at) ? placeWorth(o, seat, at) : 0;
}

const anywhere = new WeakMap<Outlook, Map<Seat, number>>();

/** The best that player can do after a move; weighed once for each of them. */
export function bestPlaceAnywhere(o: Outlook, seat: Seat): number {
  const known = anywhere.get(o) ?? new Map<Seat, number>();
  anywhere.set(o, known);
  const before = known.get(seat);
  if (before !== undefined) return before;
  // Whatever grants actions is not weighed by granting this one.
  known.set(seat, 0);
  const open = locationsOpen(o.run, 'human', seat).filter(
    ({ source }) => !o.lib.locations.get(source.location)?.hazardous,
  );
  const most = Math.max(0, ...open.map(({ block }) => worthOfBlock(o, block, seat)));
  known.set(seat, most);
  return most;
}
