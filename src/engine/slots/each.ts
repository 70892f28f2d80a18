/** Going through the slots that the books of a game have added: the core does nothing else with them. */
import type { Library } from '../library/library.ts';
import type { State } from '../model/state.ts';
import type { Slot } from './slot.ts';

type Values = Record<string, unknown>;

/** The slots of a table or of a seat as a plain map, for code that goes through all of them. */
export const valuesOf = (owner: { readonly slots: object }): Values => owner.slots as Values;

export function slotsOn(lib: Pick<Library, 'slots'>, on: Slot['on']): readonly Slot[] {
  return lib.slots.filter(slot => slot.on === on);
}

/** The slots of a new game. */
export function initialSlots(lib: Pick<Library, 'slots' | 'supplies'>, on: Slot['on']): object {
  const values: Values = {};
  for (const slot of lib.slots) {
    if (slot.on === on && slot.initial) values[slot.name] = slot.initial(lib);
  }
  return values;
}

/** The same slots with every value turned into another. */
export function mapSlots(
  lib: Pick<Library, 'slots'>,
  on: Slot['on'],
  owner: { readonly slots: object },
  change: (slot: Slot, value: unknown) => unknown,
): object {
  const before = valuesOf(owner);
  const values: Values = {};
  for (const slot of lib.slots) {
    const value = before[slot.name];
    if (slot.on === on && value !== undefined) values[slot.name] = change(slot, value);
  }
  return values;
}

/** Every slot that has a value, wherever it is. */
export function* filledSlots(
  lib: Pick<Library, 'slots'>,
  state: State,
): Generator<readonly [slot: Slot, value: unknown]> {
  if (lib.slots.length === 0) return;
  for (const owner of [state, ...state.seats]) {
    const values = valuesOf(owner);
    for (const slot of lib.slots) {
      const value = values[slot.name];
      if (value !== undefined && (slot.on === 'table') === (owner === state)) yield [slot, value];
    }
  }
}
