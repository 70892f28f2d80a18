/** What a card, a character, a location, a title or a token can do while it is in force. */
import type { RuleId } from '#rules/ruleId.ts';
import type { TimingPoint } from '../timing/points.ts';
import type { Cond } from './cond.ts';
import type { Effect } from './effect.ts';
import type { Board, CardId, LocationId, Skill, Title } from './vocabulary.ts';

/** How often: in a game by this player, or by anybody in this turn, check or roll. */
export type Once = 'game' | 'turn' | 'check' | 'roll';

/** Limits that several cards share; books add them. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface Limits {}
export type Limit = keyof Limits;

interface Common {
  /** Unique on its card; for a character the id the player chooses it by. */
  readonly id: string;
  readonly when?: Cond;
  readonly rule?: RuleId;
  readonly drawback?: true;
  /** One limit shared by all that name it: whoever uses one of them has used it up. */
  readonly limit?: Limit;
}

export interface ActionAbility extends Common {
  readonly kind: 'action';
  /** Who may use it where the location is open to both: human players, or revealed Cylons. */
  readonly by?: 'humans' | 'cylons';
  readonly once?: Once;
  /** How many tokens it costs, where a book has a price for what is done once a game; 1 if it is not said. */
  readonly price?: number;
  readonly do: Effect;
}

/** Used instead of moving, in the own Movement step. */
export interface MovementAbility extends Common {
  readonly kind: 'movement';
  readonly once?: Once;
  readonly do: Effect;
}

/** May be used at a timing point; every seat that could have one is asked. */
export interface Reaction extends Common {
  readonly kind: 'reaction';
  readonly on: TimingPoint;
  /** The holder of this title uses it, whoever it lies before. */
  readonly by?: Title;
  readonly once?: Once;
  readonly do: Effect;
}

/** Happens at a timing point, nobody is asked. */
export interface Trigger extends Common {
  readonly kind: 'trigger';
  readonly on: TimingPoint;
  readonly do: Effect;
}

/** The questions of the core that modifiers answer; the answers of all modifiers in force are folded and nothing is stored. */
export interface CoreQueries {
  'hand-limit': { readonly set: number };
  /** Skill cards that activating a location costs. */
  'activation-cost': { readonly add: number };
  /** `shared`: wherever another character is, but for the Brig. */
  'may-activate': { readonly forbid: LocationId | 'shared' };
  'may-enter': { readonly forbid: Board };
  'may-peek-loyalty': { readonly forbid: true };
  'attack-roll': { readonly add: number };
  /** Places where another character is. */
  'may-join-others': { readonly forbid: true };
  /** Abilities of once a game. */
  'once-a-game': { readonly forbid: true };
  /** Civilian ships looked at, and moved, where a location lets two be. */
  'inspect-civilians': { readonly set: 'all' };
  /** Actions, and what is used instead of a movement, on skill cards of this type. */
  'may-use-cards': { readonly forbid: Skill };
  /** Skill cards that every activation of a viper costs. */
  'viper-cost': { readonly add: number };
  /** Extra ships with every launch of a basestar. */
  'launch-count': { readonly add: number };
  'may-launch': { readonly forbid: true };
  'may-attack': { readonly forbid: true };
  'damage-worth': { readonly set: number };
  distance: { readonly add: number; readonly when?: never };
  'crisis-draw': { readonly set: number };
  'receive-skills': { readonly set: number };
  'starting-hand': { readonly set: number };
  /** How many cards may be put into a check. */
  'check-cards': { readonly set: number };
  'may-hold-title': { readonly forbid: true };
  'starting-loyalty': { readonly set: number };
  'sleeper-loyalty': { readonly set: number };
  /** More "not a Cylon" cards in the Loyalty deck. */
  'loyalty-deck': { readonly add: number };
  'discards-at-random': { readonly set: true };
  'counts-positive': { readonly set: true };
  /** Who picks the destination, and out of how many cards. */
  'destination-draw': { readonly set: number };
  /** Cards that the holder may add to a check beyond the limit. */
  'more-check-cards': { readonly add: number };
  /** Of the cards he adds to a check one is played face up. */
  'check-card-face-up': { readonly set: true };
  /** Skill cards fewer in the Receive Skills step. */
  'receive-fewer': { readonly add: number };
  /** Further skill cards that using one as an action costs. */
  'card-cost': { readonly add: number };
  'may-reveal': { readonly forbid: true };
  /** How many cards this skill card lets the holder look at. */
  'scout-cards': { readonly set: number; readonly with: CardId };
  /** Moving away from there costs a Super Crisis card. */
  'leaving-costs-super-crisis': { readonly from: LocationId };
  /** A viper that the holder pilots is destroyed where it would be damaged. */
  'viper-is-fragile': { readonly set: true };
  /** Skill cards fewer where a Crisis card makes the holder discard, once a card. */
  'discards-fewer': { readonly add: number };
  /** While the holder is not President, nobody else can be chosen with Administration. */
  'only-candidate': { readonly location: LocationId };
}

/** Those of the books too, which merge into this interface. */
export interface Queries extends CoreQueries {}
export type QueryName = keyof Queries;
export type Query = { [Q in QueryName]: { readonly query: Q } & Queries[Q] }[QueryName];
export type Modifier = Common & { readonly kind: 'modifier' } & Query;
export type ModifierFor<Q extends QueryName> = Extract<Modifier, { query: Q }>;

export type Ability = ActionAbility | MovementAbility | Reaction | Trigger | Modifier;
