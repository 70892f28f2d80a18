/**
 * What a book brings: cards, characters, boards and tables. The engine receives books as an argument and knows
 * none of them; everything below is plain data.
 */
import type { Fact } from '#rules/facts.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { EngineFacet } from '../library/facet.ts';
import type { Ability } from './ability.ts';
import type { Cond } from './cond.ts';
import type { Check, Effect, Placement } from './effect.ts';
import type { Amendment, Procedures } from './flow.ts';
import type { CharacterClass } from './people.ts';
import type {
  Activation,
  Board,
  BookId,
  CardId,
  CharacterId,
  Craft,
  CrisisPart,
  DamagedShip,
  LocationId,
  Resource,
  Skill,
  Title,
} from './vocabulary.ts';

export interface SkillCard {
  readonly deck: 'skill';
  readonly id: CardId;
  readonly skill: Skill;
  /** Strength to number of copies. */
  readonly strengths: { readonly [strength: number]: number };
  /** Who may use its text: humans, unless it is a card for revealed Cylons. */
  readonly usedBy?: 'cylons';
  readonly abilities: readonly Ability[];
}

/** A crisis option is the check or something to do instead. */
export type CrisisOption = { readonly check: true } | { readonly requires?: Cond; readonly do: Effect };

/** The kinds of cards that are carried out as crises; books add theirs. */
export interface CrisisKinds {
  crisis: object;
  'super-crisis': object;
}

export interface CoreCrisisCard {
  readonly deck: keyof CrisisKinds;
  readonly id: CardId;
  readonly count: number;
  /** Who chooses between the options: the current player, or the holder of a title. */
  readonly decides?: 'current' | Title;
  readonly options?: readonly CrisisOption[];
  readonly check?: Check;
  readonly pass?: Effect;
  readonly partial?: Effect;
  readonly fail?: Effect;
  readonly attack?: {
    readonly activate: readonly Activation[];
    readonly setup: Placement;
    readonly special: Effect;
  };
  readonly activate: readonly Activation[];
  readonly jump: boolean;
  /** In force while the card stays in play. */
  readonly abilities?: readonly Ability[];
}
/** Books add fields, and say in `forms.fields` what they may hold. */
export interface CrisisCard extends CoreCrisisCard, Readonly<Partial<Record<CrisisPart, Effect>>> {}

export interface QuorumCard {
  readonly deck: 'quorum';
  readonly id: CardId;
  readonly count: number;
  readonly do: Effect;
  /** In force while the card stays in play; `you` is the player it lies before. */
  readonly abilities?: readonly Ability[];
}

/** Kinds of Loyalty cards that books tell apart from the others of their side; a deck counts them by themselves. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface LoyaltyKinds {}
export type LoyaltyKind = keyof LoyaltyKinds;

export interface LoyaltyCard {
  readonly deck: 'loyalty';
  readonly id: CardId;
  readonly count: number;
  readonly side: 'human' | 'cylon' | 'special';
  readonly kind?: LoyaltyKind;
  /** The action of a "You Are a Cylon" card. */
  readonly reveal?: Effect;
  /** Carried out as soon as the card is dealt. */
  readonly immediate?: Effect;
  /** Whoever has it face up is a revealed Cylon, who may go among the humans. */
  readonly turns?: true;
  /** In force for the player before whom it lies face up. */
  readonly abilities?: readonly Ability[];
}

export interface DestinationCard {
  readonly deck: 'destination';
  readonly id: CardId;
  readonly count: number;
  readonly distance: number;
  readonly do: Effect;
}

/** The kinds of cards; books add theirs, each with what it brings (see `cardKind.ts`). */
export interface CardKinds {
  skill: SkillCard;
  crisis: CrisisCard;
  'super-crisis': CrisisCard;
  quorum: QuorumCard;
  loyalty: LoyaltyCard;
  destination: DestinationCard;
}

export type Card = CardKinds[keyof CardKinds];

export interface SkillChoice {
  readonly of: readonly Skill[];
  readonly n: number;
}

export interface SkillSet {
  readonly fixed: { readonly [skill in Skill]?: number };
  /** Cards whose type is chosen; several lists are chosen from one after the other. */
  readonly choose?: SkillChoice | readonly SkillChoice[];
}

export interface Character {
  readonly id: CharacterId;
  /** The other version of the same person, which nobody can play beside this one. */
  readonly alternateOf?: CharacterId;
  readonly class: CharacterClass;
  readonly skills: SkillSet;
  readonly start: LocationId | 'in-viper' | 'stranded';
  /** A drawback that is told by a type of the skill set. */
  readonly burden?: { readonly id: string; readonly skill: Skill };
  readonly abilities: readonly Ability[];
}

export interface CoreLocation {
  readonly id: LocationId;
  readonly board: Board;
  readonly hazardous: boolean;
  readonly damageable: boolean;
  /** Whoever stands on this board and is sent there comes here. */
  readonly insteadOf?: LocationId;
  readonly abilities: readonly Ability[];
}
/** Books add fields, and say in `forms.fields` what they may hold. */
export interface Location extends CoreLocation {}

export interface TitleCard {
  readonly id: Title;
  readonly abilities: readonly Ability[];
  readonly keptInBrig: boolean;
  /** The line of succession, highest first. */
  readonly line: readonly CharacterId[];
  /** Other lines, each for tables of which all these facts hold; the last one that fits is in force. */
  readonly lines?: readonly { readonly on: readonly Fact[]; readonly line: readonly CharacterId[] }[];
}

export interface DamageToken {
  readonly id: CardId;
  readonly ship: DamagedShip;
  readonly location?: LocationId;
  /** Carried out when drawn, then the token leaves the game. */
  readonly do?: Effect;
  readonly abilities?: readonly Ability[];
}

export interface CivilianShip {
  readonly id: CardId;
  readonly count: number;
  readonly loss: { readonly [resource in Resource]?: number };
}

export interface CoreObjective {
  readonly id: string;
  /** Distance that opens the Sleeper Agent phase, and the one after which the next jump wins. */
  readonly sleeper: number;
  readonly lastJump?: number;
}
/** Books add fields, and say in `forms.fields` what they may hold. */
export interface Objective extends CoreObjective {}

export type AttackResult = 'miss' | 'damaged' | 'damaged-twice' | 'destroyed' | 'destroyed-and-3-raiders';

export interface AttackRow {
  readonly rule?: RuleId;
  readonly target: 'raider' | 'heavy-raider' | 'centurion' | 'viper' | 'galactica' | 'basestar';
  readonly by: readonly ('viper' | 'galactica' | 'armory' | 'raider' | 'basestar' | 'nuke')[];
  /** Holds where the viper of the attack is such a craft. */
  readonly craft?: Craft;
  /** In ascending order; a result holds from its number up to the next. */
  readonly results: readonly { readonly from: number; readonly result: AttackResult }[];
}

export interface CoreLoyaltyDeck {
  readonly players: number;
  readonly cylon: number;
  readonly human: number;
  /** Shuffled in from the start. */
  readonly with?: CardId;
  /** So many of the kinds that books tell apart. */
  readonly more?: { readonly [kind in LoyaltyKind]?: number };
  /** Shuffled in after the first deal. */
  readonly later?: CardId;
}
/** Books add fields, and say in `forms.fields` what they may hold. */
export interface LoyaltyDeck extends CoreLoyaltyDeck {}

export interface Track {
  readonly zone: 'red' | 'blue' | 'auto';
  readonly populationCost?: number;
}

/** Pieces and numbers of the box. */
export interface Components {
  readonly start: { readonly [resource in Resource]: number };
  readonly startWithoutSympathizer: { readonly [resource in Resource]: number };
  readonly adjustment: number;
  readonly redAtOrBelow: { readonly [resource in Resource]: number };
  readonly maximum: number;
  readonly vipers: number;
  readonly raptors: number;
  readonly raiders: number;
  readonly heavyRaiders: number;
  readonly basestars: number;
  readonly centurions: number;
  readonly nukes: number;
  readonly handLimit: number;
  readonly startingHand: number;
  readonly revealedDraw: number;
  readonly revealedDrawWithoutSympathizer: number;
  readonly destinyPerSkill: number;
  readonly destinyPerCheck: number;
  readonly jumpTrack: readonly Track[];
  readonly boardingTrack: number;
  readonly galacticaDamageToLose: number;
  readonly basestarDamageToLose: number;
  readonly ships: Placement;
}

/** Numbers and pieces that books bring; each declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface Supplies {}

/** All that a book brings as plain data; recordings and simulators carry it in the page. */
export interface CardsFacet {
  readonly id: BookId;
  readonly skills: readonly Skill[];
  readonly cards: readonly Card[];
  readonly characters: readonly Character[];
  /** Characters that its cards name and another book brings. */
  readonly awaited?: readonly CharacterId[];
  readonly locations: readonly Location[];
  readonly titles: readonly TitleCard[];
  readonly damageTokens: readonly DamageToken[];
  readonly civilianShips: readonly CivilianShip[];
  readonly objectives: readonly Objective[];
  readonly attackTable: readonly AttackRow[];
  /** What earlier books bring and go without when this one is in the game. */
  readonly putsAway?: {
    /** Skill decks that it brings anew. */
    readonly skills?: readonly Skill[];
    /** Whole kinds of cards. */
    readonly kinds?: readonly string[];
    readonly cards?: readonly CardId[];
  };
  readonly loyaltyDecks: readonly LoyaltyDeck[];
  readonly components?: Components;
  readonly supplies?: Partial<Supplies>;
  /** Blocks of its own. */
  readonly procedures?: Procedures;
  /** Changes to the blocks of the books before it, in the order given. */
  readonly amendments?: readonly Amendment[];
}

/** A book as the engine is given it. */
export interface Book extends CardsFacet {
  /** What carries out what only its cards ask for; no file can hold it, so it is fetched where the book is played. */
  readonly code: EngineFacet;
}
