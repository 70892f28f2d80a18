/**
 * The whole position as plain JSON. What is "now" (this turn, this check, this roll) lives in the frame that
 * began it and dies with that frame.
 */

import type { TimingPoint } from '../timing/points.ts';
import type { Choice, Made } from './choice.ts';
import type { Check, CheckMark } from './effect.ts';
import type { Frame } from './frame.ts';
import type { GameOptions, Rulings } from './options.ts';
import type { Standing } from './people.ts';
import type { SeatSlots, SlotStates, TableSlots } from './slots.ts';
import type {
  Area,
  BlockId,
  ByTitle,
  CardId,
  CharacterId,
  Craft,
  Ending,
  LocationId,
  PileName,
  Resource,
  Seat,
  SeatName,
  Sector,
  ShipKind,
  ShipNumber,
  Side,
  Skill,
  Step,
} from './vocabulary.ts';

/** A hidden thing and who has seen it: bit `n` of `seen` is seat `n`. */
export interface Hidden {
  card: CardId;
  seen: number;
}

/**
 * A face-down pile. Nobody has put the cards of `bag` in an order: each draw from it is a choice of the seat
 * `chance`, so an unknown order never exists and cannot leak. `top` and `bottom` hold cards that were put there.
 */
export interface Pile {
  top: Hidden[];
  bag: CardId[];
  bottom: Hidden[];
  discard: CardId[];
}

export type Place =
  | { readonly in: 'location'; readonly location: LocationId }
  | { readonly in: 'viper'; readonly ship: ShipNumber }
  | { readonly in: 'stranded' }
  | { readonly in: 'nowhere' };

export interface SeatState {
  id: SeatName;
  character: CharacterId | undefined;
  place: Place;
  hand: CardId[];
  loyalty: Hidden[];
  /** Loyalty cards lying face up. */
  shown: CardId[];
  revealed: Standing;
  superCrises: Hidden[];
  /** Quorum cards lying before this player. */
  attached: CardId[];
  /** Once-per-game abilities that are gone. */
  used: string[];
  /** Own turns begun. */
  turns: number;
  /** What the books of the game add. */
  slots: SlotStates<SeatSlots>;
}

export interface Ship {
  /** Tells two raiders apart while they act; pieces of one kind keep their number until they leave space. */
  id: ShipNumber;
  kind: ShipKind;
  at: Sector;
  /** A ship that counts as a viper and is another one. */
  craft?: Craft;
  pilot?: Seat;
  damage?: CardId[];
  cargo?: Hidden;
}

/** A ship in a place of its own besides the six sectors: no ship of space, until it is brought there. */
export interface AfarShip extends Omit<Ship, 'at' | 'pilot'> {
  at: Area;
}

export interface TurnState {
  seat: Seat;
  number: number;
  step: Step;
  actions: number;
  /** Ships that have been activated this turn (activation.once-per-turn). */
  acted: ShipNumber[];
  /** Abilities and cards whose limit of once a turn is spent. */
  spent: string[];
  /** Further crisis steps owed (Fulfiller of Prophecy). */
  extraCrises: number;
  /** Cylon ships may be launched and activated. */
  activate: boolean;
  /** The current player draws no Crisis card (daybreak.demetrius.bridge-no-crisis). */
  noCrisis?: boolean;
  /** Words of books that hold until the turn is over. */
  marks?: string[];
}

export interface CrisisState {
  card: CardId;
  /** Who drew it. */
  drawer: Seat;
  super: boolean;
  /** Whether its activation and jump icons count. */
  icons: boolean;
  /** The jump icon counts by itself. */
  jump?: boolean;
  option: string | undefined;
  /** Ships this card has put on the board. */
  placed: ShipNumber[];
  /** Discarded unresolved by an ability; another card takes its place. */
  replaced: boolean;
  /** Words of books that later steps ask about. */
  marks?: string[];
  /** Other ships have been activated than its icons say. */
  iconsReplaced?: boolean;
  /** Players who have discarded fewer cards because of it. */
  spared?: Seat[];
}

/** A card that is being carried out, and where it goes when it is done with. */
export interface OwnCard {
  card: CardId;
  pile: PileName;
  fate: 'discard' | 'stay' | 'gone';
}

export type CheckResult = 'pass' | 'partial' | 'fail';

export interface CheckCard {
  card: CardId;
  /** Who put it in; `undefined` for Destiny. Forgotten when the cards are shuffled. */
  by: Seat | undefined;
  /** Played face up. */
  up?: true;
  /** Put in after all had been revealed, and silent for that. */
  late?: true;
}

/** What a card has promised for the end of the check, and who carries it out. */
export interface Promised {
  /** Blocks. */
  readonly pass: string;
  readonly fail: string | undefined;
  readonly seat: Seat;
  readonly margin: number | undefined;
}

export interface CheckState extends Check {
  difficulty: number;
  /** The difficulty before anything has changed it. */
  printed?: number;
  positive: Skill[];
  worthless: Skill[];
  /** What every card of strength 0 adds to the total. */
  zeros: number;
  faceUp: boolean | 'played';
  /** No card speaks out of it. */
  silent?: boolean;
  /** Something else happens than what the result says. */
  instead?: boolean;
  promised?: Promised[];
  /** Words of books that its texts ask about. */
  marks?: CheckMark[];
  cards: CheckCard[];
  shuffled: boolean;
  contributed: Seat[];
  /** How many cards each of them has added. */
  added?: number[];
  /** The location whose action called for the check, and whom it aims at. */
  location: LocationId | undefined;
  aim: Seat | undefined;
  /** The crisis card that called for it. */
  crisis: CardId | undefined;
  strength: number | undefined;
  result: CheckResult | undefined;
  declared: CheckResult | undefined;
  spent: string[];
  /** Block the results lie in. */
  node: BlockId;
}

export interface RollState {
  by: Seat;
  face: number | undefined;
  add: number;
  spent: string[];
  /** The number has been set without a die: nothing changes it any more. */
  settled?: boolean;
}

export interface AttackState {
  by: 'viper' | 'galactica' | 'armory' | 'raider' | 'basestar' | 'nuke';
  attacker: ShipNumber | undefined;
  target: 'raider' | 'heavy-raider' | 'centurion' | 'viper' | 'galactica' | 'basestar';
  ship: ShipNumber | undefined;
  roller: Seat;
  /** What is added to the roll. */
  add?: number;
}

export interface JumpState {
  chooser: Seat;
  offered: CardId[];
  chosen: CardId | undefined;
  /** Where everybody was as the fleet jumped; nothing for whoever was at no location. */
  readonly places?: readonly LocationId[];
}

/** A player and what he wants to react with. */
export interface Wanting {
  readonly seat: Seat;
  /** A skill card or the name of an ability. */
  readonly option: string;
}

export interface WindowState {
  point: TimingPoint;
  /** Triggers that have fired. */
  fired: string[];
  /** What has been asked: which trigger is first, who reacts, which of several players is first. */
  asked?: 'triggers' | 'reactions' | 'first' | undefined;
  /** Those of whom the current player says who is first. */
  wanting?: readonly Wanting[] | undefined;
}

export interface State {
  options: GameOptions;
  rulings: Rulings;
  rng: number;
  /** The starting player. */
  first: Seat;
  resources: Record<Resource, number>;
  jumpTrack: number;
  travelled: CardId[];
  /** Cards of other decks that lie beside the objective. */
  passed: string[];
  centurions: number[];
  nukes: number;
  ships: Ship[];
  /** Ships besides those in space; only in games of which a book has such places. */
  afar?: AfarShip[];
  /** Pieces put on the board so far: each gets a number of its own. */
  pieces: number;
  reserves: { vipers: number; raptors: number };
  damagedVipers: number;
  destroyed: { vipers: number; raptors: number; civilians: CardId[] };
  galacticaDamage: CardId[];
  /** Tokens, cards and characters that are out of the game. */
  removed: (CardId | CharacterId)[];
  /** Loyalty cards that never entered the deck; nobody knows which. */
  aside: CardId[];
  titles: ByTitle<Seat | undefined>;
  /** Admiral because every candidate was in the Brig (succession.all-in-brig). */
  caretaker: boolean;
  quorumHand: Hidden[];
  inPlay: CardId[];
  seats: SeatState[];
  piles: Record<PileName, Pile>;
  stack: Frame[];
  pending: Choice[];
  answers: Made[];
  /** Answers of `chance` for the instruction in hand. */
  luck: string[];
  over: { winner: Side; because: Ending } | undefined;
  /** What the books of the game add. */
  slots: SlotStates<TableSlots>;
}
