/** What is the matter with a spot besides its place: whether it can be chosen, is chosen, changed just now. */

/** A sector, location, stack of ships, seat, resource, pile: by the id under which the engine offers it. */
export type SpotId = string;

export interface Marks {
  readonly choosable: ReadonlySet<SpotId>;
  /** Not on offer, but whoever reaches for it is answered. */
  readonly pressable: ReadonlySet<SpotId>;
  readonly chosen: ReadonlySet<SpotId>;
  readonly changed: ReadonlySet<SpotId>;
  /** Named by what is said beside the board. */
  readonly lit: ReadonlySet<SpotId>;
}

export const unmarked: Marks = {
  choosable: new Set(),
  pressable: new Set(),
  chosen: new Set(),
  changed: new Set(),
  lit: new Set(),
};
