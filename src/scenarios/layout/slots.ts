/** Laying out what books add to the state: each slot knows how. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { slotsOn, valuesOf } from '#engine/slots/each.ts';
import type { Laying, Path } from '#engine/slots/notation.ts';
import type { Slot } from '#engine/slots/slot.ts';
import type { Position } from '../notation/position.ts';
import { givenFor } from '../notation/slots.ts';
import { claim, keep } from './claims.ts';
import type { Layout } from './context.ts';

const laying = (layout: Layout): Laying => ({
  lib: layout.lib,
  state: layout.state,
  claim: (pile, cards, path) => claim(layout, pile, cards, path),
  keep: (pile, cards) => keep(layout, pile, cards),
  complain: (path, message) => layout.problems.push({ path: ['position', ...path], message }),
});

/** Before anything is laid. */
export function prepareSlots(lib: Library, state: State, position: Position): void {
  for (const slot of slotsOn(lib, 'table')) slot.notation?.prepare?.(lib, state, givenFor(slot, position));
}

function set(owner: { readonly slots: object }, { name }: Slot, value: unknown): void {
  const values = valuesOf(owner);
  if (value === undefined) delete values[name];
  else values[name] = value;
}

/** Each slot of the table and of every seat, with the part of the position that speaks of it. */
function forEachSlot(
  { lib, state, position }: Layout,
  visit: (
    slot: Slot,
    owner: { readonly slots: object },
    part: object | undefined,
    seat: number,
    path: Path,
  ) => void,
): void {
  for (const slot of slotsOn(lib, 'table')) visit(slot, state, position, state.first, []);
  for (const [seat, owner] of state.seats.entries()) {
    const part = position.seats?.[owner.id];
    for (const slot of slotsOn(lib, 'seat')) visit(slot, owner, part, seat, ['seats', owner.id]);
  }
}

/** What the position names, taken before anything unnamed is kept. */
export function laySlots(layout: Layout): void {
  const table = laying(layout);
  forEachSlot(layout, (slot, owner, part, seat, path) => {
    if (!slot.notation) return;
    const before = valuesOf(owner)[slot.name];
    set(owner, slot, slot.notation.lay(table, givenFor(slot, part), before, seat, path));
  });
}

export function keepSlots(layout: Layout): void {
  const table = laying(layout);
  forEachSlot(layout, (slot, owner, part, seat) => {
    if (!slot.notation?.keep) return;
    const before = valuesOf(owner)[slot.name];
    set(owner, slot, slot.notation.keep(table, givenFor(slot, part), before, seat));
  });
}

/** When everything else lies where it should. */
export function finishSlots(layout: Layout): void {
  const table = laying(layout);
  for (const slot of slotsOn(layout.lib, 'table')) slot.notation?.finish?.(table, []);
}
