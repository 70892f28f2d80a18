/**
 * What a book adds to the state. It declares the type of each of its slots here, from its own folder, by
 * `declare module`, and says by `defineSlot` what the engine does with it; the core knows none of them by name.
 * The slots of a book that is not in the game are not there.
 */

/** Slots of the table as a whole, each `{ state, view }`. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface TableSlots {}

/** Slots that every seat has, each `{ state, view }`. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface SeatSlots {}

type Part<Slots, K extends keyof Slots, P extends string> =
  Slots[K] extends Readonly<Record<P, infer T>> ? T : never;

/** The slots as they stand in a state. */
export type SlotStates<Slots> = { [K in keyof Slots]?: Part<Slots, K, 'state'> };

/** The slots as a viewer knows them. */
export type SlotViews<Slots> = { readonly [K in keyof Slots]?: Part<Slots, K, 'view'> };
