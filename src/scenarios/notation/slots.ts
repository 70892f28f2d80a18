/** What a position says of the slots that books add to the state, read and written. */
import type { Library } from '../../engine/index.ts';
import { slotsOn, valuesOf } from '../../engine/slots/each.ts';
import type { Given } from '../../engine/slots/notation.ts';
import type { Slot } from '../../engine/slots/slot.ts';

/** Only ever compared and shown. */
export type Whole = { readonly [key: string]: unknown };

/** What a part of a position says under the keys of a slot. */
export function givenFor(slot: Slot, part: object | undefined): Given {
  const under = (key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>(
        (value, step) => (value === undefined ? value : Reflect.get(Object(value), step)),
        part,
      );
  return Object.fromEntries(Object.keys(slot.notation?.keys ?? {}).map(key => [key, under(key)]));
}

/** What stands under the keys of all slots of the table or of a seat. */
export function slotsWritten(lib: Library, on: Slot['on'], owner: { readonly slots: object }): Whole {
  const values = valuesOf(owner);
  return Object.assign({}, ...slotsOn(lib, on).map(slot => slot.notation?.write(values[slot.name]) ?? {}));
}

/** The same with those of one level added where they belong: `reserves.fighters` within `reserves`. */
export function withKeys(added: Whole, whole: Whole): Whole {
  const all: Record<string, unknown> = { ...whole };
  for (const [key, value] of Object.entries(added)) {
    const [outer = '', inner] = key.split('.');
    all[outer] = inner === undefined ? value : { ...(all[outer] ?? {}), [inner]: value };
  }
  return all;
}
