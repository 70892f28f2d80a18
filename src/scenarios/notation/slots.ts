/** What a position says of the slots that books add to the state, read and written. */
import type { Library } from '#engine/index.ts';
import { slotsOn, valuesOf } from '#engine/slots/each.ts';
import type { Given, Written } from '#engine/slots/notation.ts';
import type { Slot } from '#engine/slots/slot.ts';

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

/** What is there when nothing is: a position need not say it, and an expectation may. */
function nothing(written: Written): unknown {
  switch (written.is) {
    case 'count':
      return 0;
    case 'flag':
      return false;
    case 'cards':
    case 'locations':
      return [];
    default:
      return undefined;
  }
}

/** A value in full: what a slot leaves unsaid is none of it, or not so. */
function inFull(written: Written, value: unknown): unknown {
  if (written.is !== 'map') return value ?? nothing(written);
  const fields = Object.entries(written.fields);
  // Where even a full map would only count, there is always one.
  if (value === undefined && fields.some(([, field]) => field.is !== 'count')) return undefined;
  const said = new Map(Object.entries(value ?? {}));
  return Object.fromEntries(fields.map(([key, field]) => [key, inFull(field, said.get(key))]));
}

/** What stands under the keys of all slots of the table or of a seat. */
export type SlotsOf = (lib: Library, on: Slot['on'], owner: { readonly slots: object }) => Whole;

export const slotsWritten: SlotsOf = (lib, on, owner) => {
  const values = valuesOf(owner);
  return Object.assign({}, ...slotsOn(lib, on).map(slot => slot.notation?.write(values[slot.name]) ?? {}));
};

/** The same with no key left out. */
export const slotsInFull: SlotsOf = (lib, on, owner) => {
  const written = slotsWritten(lib, on, owner);
  const keys = slotsOn(lib, on).flatMap(slot => Object.entries(slot.notation?.keys ?? {}));
  return Object.fromEntries(keys.map(([key, form]) => [key, inFull(form, written[key])]));
};

/** The same with those of one level added where they belong: `reserves.fighters` within `reserves`. */
export function withKeys(added: Whole, whole: Whole): Whole {
  const all: Record<string, unknown> = { ...whole };
  for (const [key, value] of Object.entries(added)) {
    const [outer = '', inner] = key.split('.');
    all[outer] = inner === undefined ? value : { ...(all[outer] ?? {}), [inner]: value };
  }
  return all;
}
