/**
 * The language cards are written in: effects are lists of small operations, plain data, carried out in order.
 * `src/text` reads the same trees to write the card's sentence, so nothing here may depend on a function.
 */
import type { RuleId } from '#rules/ruleId.ts';
import type { Cond } from './cond.ts';
import type { RulingId } from './options.ts';
import type {
  Activation,
  Board,
  CharacterId,
  Craft,
  CrisisPart,
  LocationId,
  Resource,
  ScoutedPile,
  Sector,
  ShipKind,
  Skill,
  Title,
} from './vocabulary.ts';

export type Effect = readonly CardOp[];

/**
 * `you` is whoever carries the effect out, `picked` the player a `pick` before it chose, `each-player` everybody
 * at the table, `each-human` everybody but the revealed Cylons, `each-cylon` those alone.
 */
export const coreWhoWords = [
  'you',
  'current',
  'president-and-admiral',
  'picked',
  'each-player',
  'each-human',
  'each-cylon',
  'admiral-and-current',
] as const;
/** Further words for players that books bring, with what they mean (`EngineFacet.who`). */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface WhoWords {}

/**
 * Whom an operation speaks of; every word names zero or more seats, a title those of its holder. In the results of a
 * crisis revealed Cylons are never among those named (cylon-turn.unaffected).
 */
export type Who =
  | (typeof coreWhoWords)[number]
  | Title
  | keyof WhoWords
  /** Who is there; with `atJump` who was as the fleet jumped, wherever it has brought him since. */
  | { readonly at: LocationId; readonly atJump?: true }
  | { readonly on: Board }
  /** The highest in the line of a title, its holder not counted. */
  | { readonly next: Title };

/** Whom a `pick` may choose; every key narrows the list. */
export interface CoreAmong {
  /** Not the chooser. */
  readonly other?: true;
  readonly on?: Board;
  readonly at?: LocationId;
  /** Where the chooser is. */
  readonly here?: true;
  /** Holds one of these titles. */
  readonly titled?: readonly Title[];
  /** Does not hold this title. */
  readonly untitled?: Title;
  /** Not a revealed Cylon. */
  readonly human?: true;
  readonly character?: CharacterId;
}
/** Books add keys (`BookRules.mayPick`), and say in `forms.fields` what they may hold. */
export interface Among extends CoreAmong {}

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

/** Words that a check remembers; books add them. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface CheckMarks {}
export type CheckMark = keyof CheckMarks;

/** What an `amend-check` changes; the skill type whose cards become worthless is named by you. */
export interface CheckAmendment {
  readonly difficulty?: number;
  readonly positive?: Skill;
  /** All cards, or only those that players add. */
  readonly faceUp?: true | 'played';
  readonly worthless?: 'named-skill';
  /** What a book has its texts ask about. */
  readonly mark?: CheckMark;
  /** What every card of strength 0 adds to the total. */
  readonly zeros?: number;
  /** No card speaks out of this check. */
  readonly silent?: true;
  /** What the result says is not carried out. */
  readonly instead?: true;
}

/** The operations of the core. */
export interface CoreCardOps {
  // Resources and tracks
  lose: { readonly resource: Resource; readonly n: Amount };
  gain: { readonly resource: Resource; readonly n: number };
  /** The fleet marker, towards Auto Jump or away from it; reaching Auto Jump jumps at once. */
  'jump-track': { readonly by: number };

  // Cards in hand
  /**
   * `own`: types of the drawer's skill set, `picked`: of that of the player picked; `any`: every type; otherwise one of
   * the named types.
   */
  draw: {
    readonly who: Who;
    readonly n: number;
    readonly from: 'own' | 'any' | 'picked' | readonly Skill[];
    readonly may?: true;
  };
  /** Skill cards, or with `of` Quorum or Super Crisis cards; with `ruling` as many as the edition played has it. */
  discard: {
    readonly who: Who;
    readonly n: number | 'hand';
    readonly random?: true;
    readonly of?: 'super-crisis' | 'quorum';
    readonly ruling?: Extract<RulingId, 'food-shortage-discards'>;
    /** The price of something, which nobody can lower. */
    readonly cost?: true;
  };
  /**
   * Into the hand: one card out of a hand that is looked at, or so many of it at random, or all cards of the check in
   * progress.
   */
  take: { readonly by: Who; readonly from: Who | 'check'; readonly random?: number };
  /**
   * Cards that only their owner sees: a Quorum card into the President's hand, a Super Crisis card or a further
   * Loyalty card.
   */
  'draw-from': {
    readonly deck: 'quorum' | 'super-crisis' | 'loyalty';
    readonly who: Who;
    readonly n: number;
  };
  /** Play a Quorum card: from the hand, or out of `n` drawn ones whose rest goes to the bottom. */
  'play-quorum': { readonly from: 'hand' } | { readonly from: 'deck'; readonly n: number };

  // People
  pick: { readonly by: Who; readonly among: Among };
  send: { readonly who: Who; readonly to: LocationId };
  /**
   * `by` chooses a location of the board, hazardous ones excluded, and the character goes there; of several each for
   * himself, who with `may` also stays where he is.
   */
  station: { readonly who: Who; readonly by: Who | 'each'; readonly on: Board | 'any'; readonly may?: true };
  title: { readonly title: Title; readonly to: Who };
  /** One card at random, or all, of the face-down Loyalty cards. */
  'peek-loyalty': { readonly by: Who; readonly of: Who; readonly n: 1 | 'all' };
  'give-loyalty': { readonly from: Who; readonly to: Who };

  // Decks and tokens
  /** Look at the top card of one of the decks and put it on top or bottom. */
  scout: { readonly by: Who; readonly decks: readonly ScoutedPile[] };
  'inspect-civilians': { readonly by: Who; readonly n: number };
  'spend-nuke': { readonly all?: true };

  // Choices, chance, conditions
  choose: { readonly by: Who; readonly options: readonly Option[] };
  may: { readonly by: Who; readonly do: Effect; readonly else?: Effect };
  if: { readonly cond: Cond; readonly then: Effect; readonly else?: Effect };
  roll: { readonly by: Who; readonly outcomes: readonly Outcome[] };
  /** All of it for one of them, then for the next; what is inside names them all, and each time only one is meant. */
  'one-by-one': { readonly who: Who; readonly do: Effect };
  /**
   * Once the check in progress is decided, one of these is carried out; with `margin` only where the total strength
   * exceeds the printed difficulty by so much, and then before the result.
   */
  'after-check': { readonly margin?: number; readonly pass: Effect; readonly fail?: Effect };
  /** Ships are risked on a roll of `need` or more; below it what becomes of them is the `loss`. */
  risk: {
    readonly by: Who;
    readonly ship: 'raptor' | 'viper';
    readonly n: number;
    readonly need: number;
    readonly loss: Effect;
    readonly reward: Effect;
  };

  // Ships
  place: { readonly ships: Placement };
  /**
   * All into one space area, which you choose: any, one with a launch icon, or one with a piloted viper. `upTo` lets you
   * place fewer; with `craft` the vipers are such craft.
   */
  deploy: {
    readonly ships: ShipCounts;
    readonly in: 'any' | 'launch' | 'piloted';
    readonly upTo?: true;
    readonly craft?: Craft;
  };
  /** Civilian ships are drawn, raptors come from the Reserves, of the rest whoever acts names which. */
  destroy: {
    readonly what: 'civilian' | 'raptor' | 'raider' | 'heavy-raider' | 'centurion';
    readonly n: number;
  };
  'damage-vipers': { readonly n: number; readonly in: 'reserves' | 'space' | 'anywhere' };
  /** Every undamaged viper on the board goes back to the Reserves, its pilot to the Hangar Deck. */
  'recall-vipers': object;
  /**
   * The location you are at, or `any` you choose; or up to `n` damaged vipers, with `destroyed` also destroyed ones
   * (without `by` you choose), or all damaged ones; or a destroyed raptor.
   */
  repair:
    | { readonly what: 'location'; readonly any?: true }
    | { readonly what: 'vipers'; readonly by?: Who; readonly n: number | 'all'; readonly destroyed?: true }
    | { readonly what: 'raptor' };
  /** `outOf`: that many tokens are taken, `n` of them are resolved, the rest goes back. */
  'damage-galactica': { readonly n: number; readonly outOf?: number };
  /** Centurions on the first space of the Boarding Party track. */
  board: { readonly n: number };
  /** `placed`: only those that this card has just placed. */
  activate: { readonly what: readonly Activation[]; readonly placed?: true };
  /** Every basestar launches. */
  launch: { readonly ships: ShipCounts };

  // Attacks and flight
  /** Attack one of what the attack table knows for this weapon; `viper` is the one you pilot, up to `n` times. */
  attack: {
    readonly with: 'galactica' | 'viper' | 'nuke' | 'armory';
    readonly n: number;
    /** To the roll. */
    readonly add?: number;
  };
  /** Unmanned ones: any each time, always the `same`, or each once of those that this card has just `placed`. */
  'activate-vipers': { readonly n: number; readonly of?: 'same' | 'placed' };
  'activate-own-viper': object;
  /** Get into a viper: launch in one from the Reserves, or take over one that has just entered space. */
  pilot: { readonly viper: 'reserves' | 'launched' };

  // Actions and movement outside the own Action step
  /**
   * The action of one of these locations, wherever you are, and though it be damaged; or of an undamaged one: `any`
   * there is, `human` ones only, yours (`here`), or the one whose action has just been taken (`used`), wherever you are
   * by now. With `n` of so many different ones.
   */
  'activate-location': {
    readonly of: readonly LocationId[] | 'any' | 'human' | 'here' | 'used';
    readonly n?: number;
  };
  /** At once, with `move` after a movement; `in: 'action-step'` adds to those of the own Action step. */
  act: { readonly who: Who; readonly n: number; readonly move?: true; readonly in?: 'action-step' };
  /**
   * What the rules do by themselves, done now: the fleet jumps, you turn into a revealed Cylon. `who` is you, unless
   * it is said.
   */
  procedure: {
    readonly of: keyof NamedProcedures;
    readonly who?: Who;
    /** The crisis that orders it means revealed Cylons too. */
    readonly cylonsToo?: true;
  };

  // Checks and rolls in progress
  /** `untouched`: by cards and abilities of any kind. */
  check: Check & {
    readonly untouched?: true;
    readonly pass: Effect;
    readonly partialDo?: Effect;
    readonly fail: Effect;
  };
  'amend-check': CheckAmendment;
  'amend-roll': { readonly add: number };
  reroll: object;

  // Crisis cards
  'replace-crisis': object;
  /** The choice between the options of the card; with `other` made again, by you, among the others. */
  decide: { readonly other?: true };
  'declare-result': object;
  /**
   * A crisis beside that of the turn: out of `draw` cards one is resolved without its icons and the rest discarded, or
   * put `under` the deck, and with `jump` its jump icon counts, and for humans its ships too;
   * or a Super Crisis card from hand; or another Crisis step after this one.
   */
  crisis:
    | { readonly from: 'deck'; readonly draw: number; readonly under?: true; readonly jump?: true }
    | { readonly from: 'hand' }
    | { readonly from: 'another-step' };
  /** Resolve one of this card's results as if the check had come to it, or another part of it. */
  result: { readonly of: CrisisPart };

  // This card
  stay: object;
  give: { readonly to: Who };
  /** Out of play: onto its discard pile, shuffled back into its deck, or out of the game. */
  'put-this': { readonly to: 'discard' | 'deck' | 'box' };
}

/** All operations of cards. A book adds its own by merging into this interface, and brings what carries them out. */
export interface CardOps extends CoreCardOps {}

/** Procedures that a card may have carried out, by the name of their block; books add theirs. */
export interface NamedProcedures {
  jump: object;
  turned: object;
}

export type CardOpName = keyof CardOps;
export type OpBody<K extends CardOpName> = CardOps[K];
/** The rule an instruction carries out, which its events name, and others it carries out with it. */
export interface Ruled {
  readonly rule?: RuleId;
  readonly also?: readonly RuleId[];
}
export type CardOp = {
  [K in CardOpName]: { readonly op: K } & Ruled & CardOps[K];
}[CardOpName];
