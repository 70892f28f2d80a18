/** The words Daybreak adds to those of cards, procedures and events. */

import type { DestinyEvents, DestinyOps } from '#books/treachery/engine/destiny.ts';
import type { Who } from '#engine/model/effect.ts';
import type { Departure } from '#engine/model/frame.ts';
import type { CardId, Count, Craft, Seat, Sector, ShipNumber, Skill } from '#engine/model/vocabulary.ts';
import type { BoardEvents, BoardOps, BoardTests } from './words/boards.ts';
import type { CheckEvents, CheckFlows, CheckLocals, CheckOps, CheckTests } from './words/checks.ts';
import type { PeopleEvents, PeopleFlows, PeopleLocals, PeopleOps, PeopleTests } from './words/people.ts';
import type { ShipEvents, ShipFlows, ShipOps, ShipTests } from './words/ships.ts';

export interface DaybreakCardOps extends BoardOps, CheckOps, DestinyOps, PeopleOps, ShipOps {
  /**
   * Everybody named in turn: what a card too many does is done before the next one draws; nobody goes to the Brig for
   * it where he is `spared`. Only those without a card where it goes to the `empty-handed`, at most once a turn by the
   * `once-a-turn` of it.
   */
  'draw-mutiny': {
    readonly who: Who;
    readonly n: number;
    readonly spared?: true;
    readonly only?: 'empty-handed' | 'once-a-turn';
  };
  /** One of your Mutiny cards. */
  'discard-mutiny': object;
  /** A miracle token for everybody named who may have one more; only for those who have none, where it says so. */
  'gain-miracle': { readonly who: Who; readonly only?: 'empty-handed' };
  /** The top card of the Mission deck onto the space for it; its check is made at once. */
  'begin-mission': object;
  'turn-down': object;
}

export interface DaybreakFlows extends CheckFlows, PeopleFlows, ShipFlows {
  /** Down to what may be held, by choice; the rest is discarded face up. */
  'keep-mutinies': { readonly most?: number };
  'put-mutiny-away': object;
  /** To every Cylon Leader; without one the deck goes back to the box. */
  'deal-motives': { readonly n: number };
  /** Craft with a drive of their own may stay where they are when the fleet jumps. */
  'hold-back': object;
  'deal-miracles': object;
  /** Those of a revealed Cylon; with `all` of a Leader and a human too. */
  'drop-miracles': { readonly all?: true };
  'clear-mission': object;
  /** A card just dealt to a revealed Cylon goes on to a human, face down. */
  'pass-on-loyalty': object;
}

export interface DaybreakQueries {
  /** Mutiny cards that may be held. */
  'mutiny-limit': { readonly set: number };
  'miracle-limit': { readonly set: number };
  /** Whenever somebody draws a Mutiny card, the holder looks at so many and hands one over. */
  'deals-mutinies': { readonly set: number };
  'starting-mutinies': { readonly set: number };
}

export interface DaybreakPiles {
  mutiny: object;
  mission: object;
  motive: object;
}

export interface DaybreakBoards {
  demetrius: object;
  'rebel-basestar': object;
}

export interface DaybreakLocals extends CheckLocals, PeopleLocals {
  'draw-mutiny': { left: readonly Seat[] };
  'hold-back': Departure & { left: readonly ShipNumber[] };
  'take-away': { count: Count };
  'search-deck': { skill: Skill };
  'order-crises': { ordered: readonly CardId[] };
  'share-quorum': { count: Count };
  'sink-quorum': { count: Count };
}

export interface DaybreakTests extends BoardTests, CheckTests, PeopleTests, ShipTests {
  /** You do, or he does. */
  'has-mutiny': { readonly who?: 'president' };
  /** The President holds so many skill cards. */
  'president-hand': { readonly atLeast: number };
  /** A card lies on the space for the active mission. */
  'mission-active': object;
}

export interface DaybreakFlowTests {
  'too-many-mutinies': object;
  'mutineer-unshown': object;
  'mutineer-prepares': object;
  'mutineer-prepares-first': object;
  /** In the Brig, or in what stands for it. */
  imprisoned: object;
  'surplus-mutinies-go': object;
}

export interface DaybreakEvents extends BoardEvents, CheckEvents, DestinyEvents, PeopleEvents, ShipEvents {
  'motives-dealt': { readonly seat: Seat; readonly n: number; readonly cards?: readonly CardId[] };
  'motive-shown': { readonly seat: Seat; readonly card: CardId };
  'miracle-gained': { readonly seat: Seat };
  'miracle-spent': { readonly seat: Seat };
  'mission-begun': { readonly seat: Seat; readonly card: CardId };
  'card-turned-down': { readonly card: CardId };
  'mutiny-drawn': { readonly seat: Seat; readonly card?: CardId };
  'mutiny-played': { readonly seat: Seat; readonly card: CardId };
  'mutiny-discarded': { readonly seat: Seat; readonly cards: readonly CardId[] };
  /** The fleet jumps without it. */
  'ship-stayed': { readonly ship: Craft; readonly at: Sector };
}

/** Tokens that pay for abilities of once a game: how many each player begins with and may hold. */
export interface Miracles {
  readonly each: number;
  readonly limit: number;
  readonly supply: number;
}

declare module '#engine/model/effect.ts' {
  interface CardOps extends DaybreakCardOps {}
  interface Among {
    /** May be given a miracle token. */
    readonly lacksMiracle?: true;
    /** Has a miracle token that you may take, or may be given one of yours. */
    readonly trades?: true;
  }
  interface NamedProcedures {
    /** To the Resurrection Ship, whatever is held. */
    'return-at-once': object;
    /** As an infiltration ends, but to another Cylon location. */
    'return-elsewhere': object;
    /** Every title goes to the next in its line. */
    'pass-titles': object;
  }
}

declare module '#engine/model/vocabulary.ts' {
  interface BookIds {
    daybreak: object;
  }
  interface Skills {
    treachery: object;
  }
  interface Piles extends DaybreakPiles {}
  interface ScoutedPiles {
    mission: object;
  }
  interface Boards extends DaybreakBoards {}
  interface Crafts {
    'assault-raptor': object;
  }
}

declare module '#engine/model/ability.ts' {
  interface Queries extends DaybreakQueries {}
}

declare module '#engine/model/frame.ts' {
  interface Locals extends DaybreakLocals {}
}

declare module '#engine/model/flow.ts' {
  interface Flows extends DaybreakFlows {}
  interface FlowTests extends DaybreakFlowTests {}
}

declare module '#engine/model/cond.ts' {
  interface Tests extends DaybreakTests {}
}

declare module '#engine/model/event.ts' {
  interface Events extends DaybreakEvents {}
}

declare module '#engine/model/ability.ts' {
  interface Limits {
    /** One card a check of those that make it reckless or silent. */
    reckless: object;
  }
}

declare module '#engine/model/card.ts' {
  interface Supplies {
    miracles: Miracles;
    /** `start`: in the Reserves at the start; the others wait beside the board. */
    assaultRaptors: { readonly pieces: number; readonly start: number };
  }
  interface Objective {
    /** Played with the Mission deck and the boards that belong to it. */
    readonly missions?: true;
  }
}
