import type { KeepFault } from '../../saves/kept.ts';
import type { Lead } from '../../saves/lead.ts';

/**
 * What somebody else has done to the game: it holds only in part by now and goes on under a name of its own (`part`);
 * another tab has gone on with it, and it is shown as it stands there (`shown`), or both tabs have, and this one goes on
 * under a name of its own (`apart`).
 */
export type Beside = { readonly is: 'part' | 'apart'; readonly name: string } | { readonly is: 'shown' };

export interface Keeping {
  /** Under which id the game is kept. */
  readonly id: string | undefined;
  readonly lead: Lead;
  /** It has been written at least once. */
  readonly written: boolean;
  /** The id by which it can be opened as it stands, or nearly: its own, or that of the game it goes on from. */
  readonly opensBy: string | undefined;
  /** Why the game was last not kept. */
  readonly fault: KeepFault | undefined;
  readonly beside: Beside | undefined;
}

export const notKept: Keeping = {
  id: undefined,
  lead: 'leads',
  written: false,
  opensBy: undefined,
  fault: undefined,
  beside: undefined,
};

/** Whoever reloads the page finds the game as it stands. */
export const isKept = ({ written, fault, lead }: Keeping): boolean =>
  written && fault === undefined && lead === 'leads';
