/** Positions out of older files: what a game keeps has changed since. */
import type { Library } from '../library/library.ts';
import type { GameOptions } from '../model/options.ts';
import { newState } from '../setup/newState.ts';
import { isObject, type SomeObject } from './stored.ts';

/** What has been added to positions since this one was stored is as on an empty table; what is gone was empty. */
export function completed(lib: Library, options: GameOptions, position: object): unknown {
  const fresh = newState(lib, options);
  const stored: SomeObject = { ...position };
  const { seats, piles, rulings } = stored;
  return {
    ...merged(fresh, stored),
    options,
    rulings: isObject(rulings) ? { ...fresh.rulings, ...rulings } : rulings,
    piles: isObject(piles) ? merged(fresh.piles, piles) : piles,
    seats: Array.isArray(seats)
      ? seats.map((seat, i) => (isObject(seat) ? merged(fresh.seats[i] ?? {}, seat) : seat))
      : seats,
  };
}

function merged(fresh: object, stored: SomeObject): SomeObject {
  const known = Object.entries(stored).filter(([field, value]) => field in fresh || !isEmpty(value));
  return { ...fresh, ...Object.fromEntries(known) };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === 0 || value === false) return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty);
}
