/**
 * The books of a game, compiled once: every effect becomes a block with a stable id, every ability is filed under
 * the timing point or question it serves. Frames name blocks, so a state needs nothing but ids.
 */
import type { RuleId } from '#rules/ruleId.ts';
import type {
  Ability,
  ActionAbility,
  Modifier,
  ModifierFor,
  MovementAbility,
  QueryName,
  Reaction,
  Trigger,
} from '../model/ability.ts';
import type {
  AttackRow,
  Book,
  Card,
  Character,
  CivilianShip,
  Components,
  CrisisCard,
  DamageToken,
  DestinationCard,
  Location,
  LoyaltyCard,
  LoyaltyDeck,
  LoyaltyKind,
  Objective,
  QuorumCard,
  SkillCard,
  Supplies,
  TitleCard,
} from '../model/card.ts';
import type { Prompt } from '../model/choice.ts';
import type { TestName } from '../model/cond.ts';
import type { FlowTest, Instruction } from '../model/flow.ts';
import type { CharacterClass, ClassTraits, Standing, StandingTraits } from '../model/people.ts';
import type {
  AbilityName,
  Area,
  BlockId,
  BookId,
  CardId,
  CharacterId,
  Craft,
  CrisisPart,
  DamagedShip,
  Ending,
  LocationId,
  PileName,
  ScoutedPile,
  Skill,
  ThingId,
  Title,
} from '../model/vocabulary.ts';
import type { AnyResolver, Operations } from '../ops/resolver.ts';
import type { OptionsRefusal } from '../setup/options.ts';
import type { Slot } from '../slots/slot.ts';
import type { PointInfo, TimingPoint } from '../timing/points.ts';
import type { CardKind } from './cardKind.ts';
import type { BookRules, FlowReaders, Naming, Readers, Suspends } from './facet.ts';

/** Where an ability is printed; decides who has it and while what it is in force. */
export type Source =
  | { readonly on: 'skill'; readonly card: CardId; readonly forCylons: boolean }
  | { readonly on: 'character'; readonly character: CharacterId }
  | { readonly on: 'location'; readonly location: LocationId }
  | { readonly on: 'quorum'; readonly card: CardId }
  | { readonly on: 'loyalty'; readonly card: CardId }
  | { readonly on: 'in-play'; readonly card: CardId }
  | { readonly on: 'title'; readonly title: Title }
  | { readonly on: 'token'; readonly token: CardId };

export interface Filed<A extends Ability> {
  readonly source: Source;
  readonly ability: A;
  /** Block of its effect; empty for a modifier. */
  readonly block: BlockId;
  /** Names it within the game: `character/kara-thrace#secret-destiny`. */
  readonly id: AbilityName;
}

export interface Line {
  readonly op: Instruction;
  /** Stable id of the node: `crisis/water-shortage-a#b.2`. */
  readonly id: string;
  /** Blocks of its branches. */
  readonly child: { readonly [branch: string]: BlockId };
  /** What carries it out, looked up once; a library of laid out tables has nothing for lines of the set-up. */
  readonly resolver: AnyResolver | undefined;
}

export interface Block {
  readonly id: BlockId;
  readonly lines: readonly Line[];
  /** What the block is printed on; procedures are printed on nothing. */
  readonly card: ThingId | undefined;
  /** What the block as a whole carries out; its lines may say something nearer. */
  readonly rule: RuleId | undefined;
}

/** A skill card as it lies in a deck: `repair/1`. */
export interface SkillFace {
  readonly card: SkillCard;
  readonly skill: Skill;
  readonly strength: number;
}

export interface Library {
  readonly books: readonly BookId[];
  /** What it was compiled from. */
  readonly sources: readonly Book[];
  readonly skills: readonly Skill[];
  readonly piles: readonly PileName[];
  readonly crafts: readonly Craft[];
  readonly areas: readonly Area[];
  readonly operations: Operations;
  /** What the books add to the state. */
  readonly slots: readonly Slot[];
  readonly prompts: readonly Prompt[];
  readonly scouted: readonly ScoutedPile[];
  readonly damagePiles: ReadonlyMap<DamagedShip, PileName>;
  readonly endings: readonly Ending[];
  readonly crisisParts: readonly CrisisPart[];
  readonly loyaltyKinds: readonly LoyaltyKind[];
  /** What may be wrong with the options of a game. */
  readonly refusals: readonly OptionsRefusal[];
  /** Differences between editions, each with its options, the default first; and variants. */
  readonly rulings: { readonly [id: string]: readonly string[] };
  readonly gameOptions: readonly string[];
  readonly blocks: ReadonlyMap<BlockId, Block>;
  readonly faces: ReadonlyMap<CardId, SkillFace>;
  /** The faces of each skill card, by their ids. */
  readonly facesOf: ReadonlyMap<CardId, readonly CardId[]>;
  readonly skillCards: ReadonlyMap<CardId, SkillCard>;
  readonly crises: ReadonlyMap<CardId, CrisisCard>;
  readonly quorum: ReadonlyMap<CardId, QuorumCard>;
  readonly loyalty: ReadonlyMap<CardId, LoyaltyCard>;
  readonly destinations: ReadonlyMap<CardId, DestinationCard>;
  /** Kinds of cards that books bring, and the cards of each; read through `cardsOf`. */
  readonly kinds: readonly CardKind[];
  readonly ownCards: ReadonlyMap<string, ReadonlyMap<CardId, Card>>;
  readonly tokens: ReadonlyMap<CardId, DamageToken>;
  readonly civilians: ReadonlyMap<CardId, CivilianShip>;
  readonly classes: ReadonlyMap<CharacterClass, ClassTraits>;
  readonly standings: ReadonlyMap<Standing, StandingTraits>;
  /** Those known as Cylons from the start, with how they stand where the humans are. */
  readonly openCharacters: ReadonlyMap<CharacterId, Standing>;
  readonly characters: ReadonlyMap<CharacterId, Character>;
  readonly locations: ReadonlyMap<LocationId, Location>;
  readonly titles: ReadonlyMap<Title, TitleCard>;
  readonly objectives: ReadonlyMap<string, Objective>;
  readonly attackTable: readonly AttackRow[];
  readonly loyaltyDecks: readonly LoyaltyDeck[];
  readonly components: Components;
  readonly supplies: Partial<Supplies>;
  /** What the books of the game answer where the core asks. */
  readonly rules: readonly BookRules[];
  /** Those of them that suspend operations: asked of every line, and in most games there are none. */
  readonly suspensions: readonly Suspends[];
  readonly who: { readonly [word: string]: Naming | undefined };
  readonly conditions: Partial<Readers<TestName>>;
  readonly flowTests: Partial<FlowReaders<FlowTest>>;
  readonly points: ReadonlyMap<TimingPoint, PointInfo>;
  readonly reactions: { readonly [point in TimingPoint]: readonly Filed<Reaction>[] };
  readonly triggers: { readonly [point in TimingPoint]: readonly Filed<Trigger>[] };
  readonly modifiers: { readonly [query in QueryName]?: readonly Filed<ModifierFor<query>>[] };
  readonly allModifiers: readonly Filed<Modifier>[];
  readonly actions: readonly Filed<ActionAbility>[];
  /** Questions that are answered only by what lies before the player in question. */
  readonly personal: ReadonlySet<QueryName>;
  readonly movements: readonly Filed<MovementAbility>[];
}
