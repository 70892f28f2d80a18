/** What happened: facts for the log, each with the rule, card and node that caused it, read off the stack. */
import type { RuleId } from '#rules/ruleId.ts';
import type { AttackState } from './state.ts';
import type {
  Activation,
  Area,
  CardId,
  CharacterId,
  Count,
  Craft,
  Ending,
  LocationId,
  PileName,
  Resource,
  ScoutedPile,
  Seat,
  Sector,
  ShipKind,
  Side,
  Skill,
  Step,
  ThingId,
  Title,
} from './vocabulary.ts';

/** The events of the core. */
export interface CoreEvents {
  'game-began': object;
  'character-chosen': { readonly seat: Seat; readonly character: CharacterId };
  'turn-began': { readonly seat: Seat; readonly number: number };
  'step-began': { readonly seat: Seat; readonly step: Step };
  'cards-drawn': {
    readonly seat: Seat;
    readonly skill: Skill;
    readonly n: Count;
    readonly cards?: readonly CardId[];
  };
  'cards-discarded': { readonly seat: Seat; readonly cards: readonly CardId[] };
  'card-played': { readonly seat: Seat; readonly card: CardId };
  'card-taken': { readonly seat: Seat; readonly from: Seat; readonly card?: CardId };
  'ability-used': { readonly seat: Seat; readonly ability: string };
  'action-taken': { readonly seat: Seat; readonly action: string };
  'deck-reshuffled': { readonly pile: PileName };
  'destiny-built': object;
  moved: { readonly seat: Seat; readonly to: LocationId };
  flew: { readonly seat: Seat; readonly to: Sector };
  sent: { readonly seat: Seat; readonly to: LocationId };
  'not-sent': { readonly seat: Seat; readonly to: LocationId };
  'crisis-drawn': { readonly seat: Seat; readonly card: CardId; readonly super: boolean };
  'crisis-replaced': { readonly seat: Seat; readonly card: CardId };
  'crises-seen': { readonly seat: Seat; readonly n: Count; readonly cards?: readonly CardId[] };
  'option-chosen': { readonly seat: Seat; readonly card: CardId; readonly option: string };
  /** The option chosen changes nothing as things stand. */
  'without-effect': { readonly seat: Seat; readonly card: CardId; readonly option: string };
  'card-stays': { readonly card: CardId };
  'card-left-play': { readonly card: CardId; readonly to: 'discard' | 'deck' | 'box' };
  'player-picked': { readonly by: Seat; readonly seat: Seat };
  'skill-picked': { readonly by: Seat; readonly skill: Skill };
  'check-began': { readonly difficulty: number; readonly skills: readonly Skill[] };
  'check-amended': { readonly difficulty: number };
  'destiny-added': { readonly n: Count; readonly cards?: readonly CardId[] };
  contributed: { readonly seat: Seat; readonly n: Count; readonly cards?: readonly CardId[] };
  /** One of the cards he has added lies face up. */
  'check-card-shown': { readonly seat: Seat; readonly card: CardId };
  'check-revealed': { readonly cards: readonly CardId[] };
  'check-totalled': {
    readonly matching: number;
    readonly other: number;
    /** What cards of strength 0 add, where a card says that they do. */
    readonly more?: number;
    readonly strength: number;
  };
  'check-decided': { readonly result: 'pass' | 'partial' | 'fail'; readonly declared: boolean };
  'check-cards-taken': { readonly seat: Seat; readonly cards: readonly CardId[] };
  'check-cards-discarded': { readonly cards: readonly CardId[] };
  'resource-lost': { readonly resource: Resource; readonly amount: number; readonly now: number };
  'resource-gained': { readonly resource: Resource; readonly amount: number; readonly now: number };
  'jump-track-moved': { readonly to: number; readonly auto?: true };
  jumped: object;
  'destinations-drawn': { readonly seat: Seat; readonly n: Count; readonly cards?: readonly CardId[] };
  'destination-chosen': { readonly seat: Seat; readonly card: CardId };
  'distance-reached': { readonly distance: number };
  'sleeper-phase': object;
  'last-jump-ready': object;
  rolled: { readonly by: Seat; readonly face: number; readonly value: number };
  'roll-amended': { readonly add: number };
  rerolled: { readonly by: Seat };
  risked: { readonly ship: 'raptor' | 'viper'; readonly n: Count; readonly safe: boolean };
  attacked: {
    readonly by: AttackState['by'];
    readonly target: AttackState['target'];
    /** The viper is another craft. */
    readonly craft?: Craft;
    readonly result: 'miss' | 'damaged' | 'damaged-twice' | 'destroyed' | 'destroyed-and-3-raiders';
    readonly at?: Sector;
  };
  activated: { readonly what: Activation };
  'sector-activated': { readonly kind: ShipKind; readonly sector: Sector };
  'ship-placed': {
    readonly ship: ShipKind | Craft;
    readonly at: Sector;
    readonly from: 'supply' | 'reserves' | 'launch';
  };
  'ship-missing': { readonly ship: ShipKind; readonly at: Sector };
  'ship-moved': { readonly ship: ShipKind | Craft; readonly from: Sector; readonly to: Sector };
  'ship-destroyed': {
    readonly ship: ShipKind | Craft | 'raptor';
    readonly at?: Sector;
    readonly cargo?: CardId;
  };
  'ship-damaged': { readonly ship: 'viper' | 'basestar'; readonly at?: Sector; readonly token?: CardId };
  /** To or from a place that a book has besides the six sectors; a new ship comes from nowhere. */
  'ship-transferred': {
    readonly ship: ShipKind | Craft;
    readonly from?: Sector | Area;
    readonly to: Sector | Area;
  };
  'ship-returned': { readonly ship: ShipKind | Craft; readonly at: Sector };
  'ship-repaired': { readonly ship: 'viper' | 'raptor' | Craft };
  'galactica-damaged': { readonly token: CardId };
  'location-repaired': { readonly location: LocationId };
  'tokens-seen': { readonly seat: Seat; readonly n: Count; readonly cards?: readonly CardId[] };
  boarded: { readonly n: Count };
  'centurion-advanced': { readonly to: number };
  'centurion-destroyed': { readonly at: number };
  'civilian-seen': { readonly seat: Seat; readonly at: Sector; readonly card?: CardId };
  'title-given': { readonly title: Title; readonly to: Seat };
  'nuke-spent': object;
  'quorum-drawn': { readonly seat: Seat; readonly n: Count; readonly cards?: readonly CardId[] };
  'quorum-discarded': { readonly seat: Seat; readonly cards: readonly CardId[] };
  'quorum-played': { readonly seat: Seat; readonly card: CardId };
  'card-given': { readonly card: CardId; readonly to: Seat };
  'loyalty-dealt': { readonly seat: Seat; readonly n: Count; readonly cards?: readonly CardId[] };
  'loyalty-seen': {
    readonly seat: Seat;
    readonly of: Seat;
    readonly n: Count;
    readonly cards?: readonly CardId[];
  };
  'loyalty-given': {
    readonly from: Seat;
    readonly to: Seat;
    readonly n: Count;
    readonly cards?: readonly CardId[];
  };
  'loyalty-shown': { readonly seat: Seat; readonly card: CardId };
  revealed: { readonly seat: Seat };
  'super-crisis-drawn': { readonly seat: Seat; readonly card?: CardId };
  'super-crisis-discarded': { readonly seat: Seat; readonly card: CardId };
  scouted: { readonly seat: Seat; readonly pile: ScoutedPile; readonly card?: CardId };
  returned: { readonly seat: Seat; readonly pile: ScoutedPile; readonly to: 'top' | 'bottom' };
  passed: { readonly seat: Seat };
  'game-over': { readonly winner: Side; readonly because: Ending };
}

/** All events; books merge theirs into this interface. */
export interface Events extends CoreEvents {}

export type EventType = keyof Events;
export type EventBody<T extends EventType> = Events[T];

export interface Cause {
  readonly rule?: RuleId;
  /** The card, sheet or token that speaks. */
  readonly card?: ThingId;
  /** Node of the tree that was being carried out. */
  readonly node: string;
}

export type GameEvent = {
  [T in EventType]: {
    readonly type: T;
    readonly cause: Cause;
    /** Seats (bits) that may see `cards`, `card` or `cargo`; everybody when left out. */
    readonly secretTo?: number;
  } & Events[T];
}[EventType];
