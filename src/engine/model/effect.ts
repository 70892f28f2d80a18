/**
 * The language cards are written in: effects are lists of small operations, plain data, carried out in order.
 * `src/text` reads the same trees to write the card's sentence, so nothing here may depend on a function.
 */
import type { RuleId } from '../../rules/ruleId.ts';
import type { Cond } from './cond.ts';
import type {
  Activation,
  Board,
  CharacterId,
  LocationId,
  Resource,
  Sector,
  ShipKind,
  Skill,
  Title,
} from './vocabulary.ts';

export type Effect = readonly CardOp[];

/**
 * Whom an operation speaks of; every word names zero or more seats.
 * `you` is whoever carries the effect out, `picked` the player a `pick` before it chose, `each-player` everybody
 * at the table. In the results of a crisis revealed Cylons are never among those named (cylon-turn.unaffected).
 */
export type Who =
  | 'you'
  | 'current'
  | 'president'
  | 'admiral'
  | 'president-and-admiral'
  | 'picked'
  | 'each-player'
  | { readonly at: LocationId }
  | { readonly on: Board };

/** Whom a `pick` may choose; every key narrows the list. */
export interface Among {
  /** Not the chooser. */
  readonly other?: true;
  readonly on?: Board;
  readonly at?: LocationId;
  /** Holds one of these titles. */
  readonly titled?: readonly Title[];
  /** Does not hold this title. */
  readonly untitled?: Title;
  /** Not a revealed Cylon. */
  readonly human?: true;
  readonly character?: CharacterId;
}

/** A number, or one that the position gives. */
export type Amount = number | 'population-cost';

/** Die results, lowest and highest included. */
export interface Outcome {
  readonly from: number;
  readonly to: number;
  readonly do: Effect;
}

export interface Option {
  readonly id: string;
  readonly requires?: Cond;
  readonly do: Effect;
}

export type ShipCounts = { readonly [kind in ShipKind]?: number };
export type Placement = { readonly [sector in Sector]?: ShipCounts };

export interface Check {
  readonly difficulty: number;
  readonly skills: readonly Skill[];
  /** The strength that earns the middle result. */
  readonly partial?: number;
}

/** What a `amend-check` changes; `picked-skill` is the type a `pick-skill` before it named. */
export interface CheckAmendment {
  readonly difficulty?: number;
  readonly positive?: Skill;
  readonly faceUp?: true;
  readonly worthless?: 'picked-skill';
}

interface Ops {
  // Resources and tracks
  lose: { readonly resource: Resource; readonly n: Amount };
  gain: { readonly resource: Resource; readonly n: number };
  /** The fleet marker, towards Auto Jump or away from it; reaching Auto Jump jumps at once. */
  'jump-track': { readonly by: number };
  jump: object;

  // Cards in hand
  /** `own`: types of the drawer's skill set; `any`: every type; otherwise one of the named types. */
  draw: { readonly who: Who; readonly n: number; readonly from: 'own' | 'any' | readonly Skill[] };
  discard: { readonly who: Who; readonly n: number | 'hand'; readonly random?: true };
  /** Look at the picked player's hand and take one card of it. */
  'take-card': { readonly by: Who; readonly from: Who };
  'draw-quorum': { readonly who: Who; readonly n: number };
  /** Play a Quorum card: from the hand, or out of `n` drawn ones whose rest goes to the bottom. */
  'play-quorum': { readonly from: 'hand' } | { readonly from: 'deck'; readonly n: number };
  'exchange-super-crisis': object;
  'play-super-crisis': object;

  // People
  pick: { readonly by: Who; readonly among: Among };
  send: { readonly who: Who; readonly to: LocationId };
  /** `by` chooses a location of the board, hazardous ones excluded, and the character goes there. */
  station: { readonly who: Who; readonly by: Who; readonly on: Board };
  title: { readonly title: Title; readonly to: Who };
  /** One card at random, or all, of the face-down Loyalty cards. */
  'peek-loyalty': { readonly by: Who; readonly of: Who; readonly n: 1 | 'all' };
  'give-loyalty': { readonly from: Who; readonly to: Who };
  'become-cylon': object;

  // Decks and tokens
  /** Look at the top card of one of the decks and put it on top or bottom. */
  scout: { readonly by: Who; readonly decks: readonly ('crisis' | 'destination')[] };
  'inspect-civilians': { readonly by: Who; readonly n: number };
  'spend-nuke': object;

  // Choices, chance, conditions
  choose: { readonly by: Who; readonly options: readonly Option[] };
  may: { readonly by: Who; readonly do: Effect; readonly else?: Effect };
  if: { readonly cond: Cond; readonly then: Effect; readonly else?: Effect };
  roll: { readonly by: Who; readonly outcomes: readonly Outcome[] };
  /** A ship is risked on a roll of `need` or more; below it the ships are lost as `loss` says. */
  risk: {
    readonly by: Who;
    readonly ship: 'raptor' | 'viper';
    readonly n: number;
    readonly need: number;
    readonly loss: 'destroy' | 'damage';
    readonly reward: Effect;
  };

  // Ships
  place: { readonly ships: Placement };
  'destroy-civilians': { readonly n: number };
  'destroy-raptors': { readonly n: number };
  'damage-vipers': { readonly n: number; readonly in: 'reserves' | 'space' };
  'recall-vipers': object;
  'repair-location': object;
  /** Up to `n` damaged ones return to the Reserves, with `destroyed` also destroyed ones; without `by` you choose. */
  'repair-vipers': { readonly by?: Who; readonly n: number; readonly destroyed?: true };
  'repair-raptor': object;
  /** `outOf`: that many tokens are taken, `n` of them are resolved, the rest goes back. */
  'damage-galactica': { readonly n: number; readonly outOf?: number };
  /** Centurions on the first space of the Boarding Party track. */
  board: { readonly n: number };
  activate: { readonly what: readonly Activation[] };
  /** Activate only the raiders that this card has just placed. */
  'activate-placed': object;
  /** Every basestar launches. */
  launch: { readonly ships: ShipCounts };
  'destroy-ships': { readonly kind: 'raider' | 'heavy-raider'; readonly n: number };
  'destroy-centurion': object;

  // Attacks and flight
  'attack-centurion': object;
  /** Attack one Cylon ship; `viper` is the one you pilot, up to `n` times. */
  attack: { readonly with: 'galactica' | 'viper' | 'nuke'; readonly n: number };
  'activate-vipers': { readonly n: number };
  'activate-own-viper': object;
  'launch-self': object;
  /** Take over the viper that has just entered space. */
  'take-viper': object;

  // Actions and movement outside the own Action step
  act: { readonly who: Who; readonly n: number };
  move: { readonly who: Who };
  'extra-action': object;

  // Checks and rolls in progress
  check: Check & {
    readonly pass: Effect;
    readonly partialDo?: Effect;
    readonly fail: Effect;
  };
  'amend-check': CheckAmendment;
  'pick-skill': { readonly by: Who };
  'take-check-cards': object;
  'amend-roll': { readonly add: number };
  reroll: object;

  // Crisis cards
  'replace-crisis': object;
  'change-option': object;
  'declare-result': object;
  /** Draw `draw` Crisis cards, resolve one without its icons, discard the rest. */
  crisis: { readonly draw: number };
  'extra-crisis': object;
  /** Resolve one of this card's results as if the check had come to it. */
  result: { readonly of: 'pass' | 'partial' | 'fail' };

  // This card
  stay: object;
  give: { readonly to: Who };
  'discard-this': object;
  'remove-this': object;
  'shuffle-this-back': object;
}

export type CardOpName = keyof Ops;
export type OpBody<K extends CardOpName> = Ops[K];
/** The rule an instruction carries out, which its events name, and others it carries out with it. */
export interface Ruled {
  readonly rule?: RuleId;
  readonly also?: readonly RuleId[];
}
export type CardOp = {
  [K in CardOpName]: { readonly op: K } & Ruled & Ops[K];
}[CardOpName];
