/**
 * What a listener knows: the words of the game in one language, and nothing of how we make sentences of them. These
 * tables are written by hand, so that a description is read by somebody else than who wrote it.
 */
import type { PileName, Resource, Sector, Title } from '#engine/model/vocabulary.ts';

export interface Lexicon {
  readonly sectors: { readonly [name: string]: Sector };
  /** "3 raiders": what a counted thing is, by how it may be called. */
  readonly things: { readonly [name: string]: Thing };
  readonly resources: { readonly [name: string]: Resource };
  /** Resources as they are lost, where grammar changes them. */
  readonly losses: { readonly [name: string]: Resource };
  readonly titles: { readonly [name: string]: Title };
  readonly piles: { readonly [name: string]: PileName };
  readonly damage: { readonly [name: string]: string };
  readonly damaged: RegExp;
  readonly pilot: RegExp;
  readonly tokens: RegExp;
  readonly faceDown: RegExp;
  readonly noLoss: string;
  readonly nobody: string;
  readonly empty: string;
  readonly fleet: string;
  readonly space: RegExp;
  readonly start: RegExp;
  readonly autoJump: RegExp;
  readonly distance: string;
  readonly destinations: string;
  readonly boardingStart: string;
  readonly boardingSpace: RegExp;
  readonly humansLose: string;
  readonly noCenturions: RegExp;
  readonly reserve: string;
  readonly damagedVipers: string;
  readonly destroyed: string;
  readonly nothing: string;
  readonly none: string;
  readonly current: string;
  readonly revealed: { readonly [name: string]: 'cylon' | 'sympathizer' };
  readonly loyaltyFaceDown: RegExp;
  readonly notOnBoard: string;
  readonly unchosen: string;
  readonly player: RegExp;
  readonly nukes: string;
  readonly left: RegExp;
  readonly discarded: RegExp;
  /** What is known of the order of a pile. */
  readonly top: RegExp;
  readonly bottom: RegExp;
  readonly unknownCard: string;
  readonly stacks: { readonly [name: string]: 'locked' | 'prepared' };
  readonly orbit: { readonly [name: string]: 'away' | 'back' };
}

export type Thing =
  | 'basestar'
  | 'raider'
  | 'heavy-raider'
  | 'viper'
  | 'raptor'
  | 'civilian'
  | 'centurion'
  | 'skill-card'
  | 'loyalty-card'
  | 'occupation-force';
