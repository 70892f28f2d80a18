/** What the sandbox can open and has to fetch first: games that lie on this site, and what stands on a simulator. */
import type { Game } from '#engine/index.ts';
import type { Scenario } from '#scenarios/index.ts';
import type { Opening, Player } from './opening.ts';

/** What lies on this site under a name: a saved game, and where its lines are. */
export interface OnSite {
  readonly save: string;
  /** How many choices have been made after so many lines of the script. */
  readonly lines?: readonly number[];
  readonly players?: readonly Player[];
}
/** Undefined where there is none. */
export type FetchOnSite = (
  kind: 'preset' | 'scenario',
  id: string,
) => Promise<OnSite | 'unknown' | 'unreachable'>;

/** What stands on a simulator, as the game that goes on from there. */
export type Stood =
  | { readonly as: 'game'; readonly game: Game }
  | { readonly as: 'scenario'; readonly scenario: Scenario }
  | { readonly as: 'opening'; readonly opening: Opening };
export type OpenBench = (
  text: string,
  fetchOnSite: FetchOnSite,
) => Promise<Stood | 'unknown' | 'unreachable'>;
