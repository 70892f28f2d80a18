/** Conditions: closed questions about the position. `you` is the seat whose ability or option asks. */
import type { Board, CardId, LocationId, Resource, ShipKind, Skill, Title } from './vocabulary.ts';

/** The conditions of the core. */
export interface CoreTests {
  piloting: object;
  /** A place, or what stands for it on your board; with `itself` only the place. */
  at: { readonly place: LocationId; readonly itself?: true };
  on: { readonly board: Board };
  'own-turn': object;
  /** The own turns begun so far, the present one included. */
  'own-turns': { readonly atLeast: number };
  stranded: object;
  holds: { readonly title: Title };
  hand: { readonly exactly?: number; readonly atLeast?: number };
  'has-super-crisis': object;
  damaged: { readonly place: LocationId };
  'has-hidden-loyalty': object;
  /** Not revealed by the Sympathizer (sympathizer.limits). */
  'full-cylon': object;
  resource: { readonly resource: Resource; readonly atMost: number };
  /** At least one resource is at half or less (resources.red-zone). */
  red: object;
  reserve: { readonly ship: 'raptor' | 'viper'; readonly atLeast: number };
  'destroyed-raptor': object;
  restorable: object;
  'damaged-vipers': object;
  nukes: object;
  'ships-in-space': { readonly kind: ShipKind | 'cylon' | 'unmanned-viper' };
  'target-here': object;
  'can-launch': object;
  centurions: object;
  'here-damaged': object;
  /** FTL Control works: the marker stands on a blue space. */
  'jump-ready': object;
  distance: { readonly atMost: number };
  /** A character other than you is there; `here` is where you are. */
  character: { readonly at: LocationId | 'here'; readonly other: true };

  /** It is the Action step of another player. */
  'others-action-step': object;
  /** Where you are is hazardous. */
  'at-hazard': object;
  /** You have just used the action of one of these locations. */
  'used-location': { readonly of: readonly LocationId[] };
  /** Somebody other than you must discard skill cards by what is being carried out. */
  'others-discard': object;
  /** The ship about to be destroyed is in space. */
  'threatened-in-space': object;
  /** There is an undamaged viper, in space or in the Reserves. */
  'viper-ready': object;
  /** You choose between the options of the crisis card. */
  'chooses-option': object;

  /** The player a `pick` before it chose is there. */
  'picked-at': { readonly place: LocationId };

  /** You have just used this skill card for what it says. */
  'used-card': { readonly card: CardId };

  // About the check, roll, attack or crisis in progress
  'check-of': { readonly location: LocationId };
  'check-aims-at': { readonly who: 'you' | 'president' };
  'crisis-check': object;
  'super-crisis': object;
  'drew-crisis': object;
  'check-card-strength': { readonly is: number };
  /** Among the cards that a human player has just discarded is one of this type. */
  'human-discarded': { readonly skill: Skill };
  /** What has just been lost is this. */
  'just-lost': { readonly resource: Resource };
  'target-piloted': object;
  'target-is-this': object;
  'attacker-unmanned': object;
  /** The ship that has just entered space is an unmanned viper from the Reserves. */
  'viper-available': object;
}

/** All conditions. A book adds its own by merging into this interface, and brings what reads them. */
export interface Tests extends CoreTests {}

export type TestName = keyof Tests;
export type TestBody<K extends TestName> = Tests[K];
export type Cond =
  | { [K in TestName]: { readonly test: K } & Tests[K] }[TestName]
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond };
export type Test = Extract<Cond, { test: TestName }>;
