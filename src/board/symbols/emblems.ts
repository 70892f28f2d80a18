/** Frames of emblems on the grid of 40, each with room for a sign of 24. A class is known by its outline alone. */

import type { coreClasses } from '#engine/model/people.ts';

/** Lines, and what is filled between them. */
export interface Drawing {
  readonly lines: string;
  readonly solid?: string;
}

export interface Frame {
  readonly frame: string;
  /** Where the grid of the sign begins. */
  readonly at: readonly [x: number, y: number];
}

/** A plain square, for a class without a frame. */
export const plainFrame: Frame = { frame: 'M3 3h34v34H3z', at: [8, 8] };

export const emblemFrames: { readonly [kind in keyof typeof coreClasses]: Frame } = {
  // A shield.
  'military-leader': { frame: 'M3 2.5h34v22L20 38.5 3 24.5z', at: [8, 5.5] },
  // A ring, as people sit around a table.
  'political-leader': { frame: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36', at: [8, 8] },
  // A launch tube, open upwards.
  pilot: { frame: 'M20 1.5 37 15v22.5H3V15z', at: [8, 10.5] },
  // The head of a bolt.
  support: { frame: 'M20 1.5 36.5 11v18L20 38.5 3.5 29V11z', at: [8, 8] },
};
