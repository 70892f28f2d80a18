/** The words Daybreak adds to those of cards, procedures and events. */
import type { Who } from '../../model/effect.ts';
import type { Departure } from '../../model/frame.ts';
import type { CardId, Craft, Seat, Sector, ShipNumber } from '../../model/vocabulary.ts';
import type { DestinyEvents, DestinyOps } from '../shared/destiny.ts';

/** A revealed card that leaves the check; it spares the card that speaks, or all of that name. */
export interface Withdrawal {
  readonly atMost?: number;
  readonly spares: 'this-card' | 'this-name';
}

export interface DaybreakCardOps extends DestinyOps {
  /** Everybody named in turn: what a card too many does is done before the next one draws. */
  'draw-mutiny': { readonly who: Who; readonly n: number };
  /** A miracle token for everybody named who may have one more. */
  'gain-miracle': { readonly who: Who };
  /** The top card of the Mission deck onto the space for it; its check is made at once. */
  'begin-mission': object;
  'turn-down': object;
  withdraw: Withdrawal & { readonly by: Who; readonly to: 'hand' | 'discard' };
}

export interface DaybreakFlows {
  /** Down to what may be held, by choice; the rest is discarded face up. */
  'keep-mutinies': object;
  'put-mutiny-away': object;
  /** To every Cylon Leader; without one the deck goes back to the box. */
  'deal-motives': { readonly n: number };
  /** Craft with a drive of their own may stay where they are when the fleet jumps. */
  'hold-back': object;
  'deal-miracles': object;
  'drop-miracles': object;
  'clear-mission': object;
  /** A card just dealt to a revealed Cylon goes on to a human, face down. */
  'pass-on-loyalty': object;
}

export interface DaybreakQueries {
  /** Mutiny cards that may be held. */
  'mutiny-limit': { readonly set: number };
}

export interface DaybreakPiles {
  mutiny: object;
  mission: object;
  motive: object;
}

export interface DaybreakLocals {
  'draw-mutiny': { left: readonly Seat[] };
  'hold-back': Departure & { left: readonly ShipNumber[] };
}

export interface DaybreakTests {
  'has-mutiny': object;
  /** A card lies on the space for the active mission. */
  'mission-active': object;
}

export interface DaybreakFlowTests {
  'too-many-mutinies': object;
  'mutineer-unshown': object;
}

export interface DaybreakEvents extends DestinyEvents {
  'motives-dealt': { readonly seat: Seat; readonly n: number; readonly cards?: readonly CardId[] };
  'motive-shown': { readonly seat: Seat; readonly card: CardId };
  'miracle-gained': { readonly seat: Seat };
  'miracle-spent': { readonly seat: Seat };
  'mission-begun': { readonly seat: Seat; readonly card: CardId };
  'card-turned-down': { readonly card: CardId };
  'mutiny-drawn': { readonly seat: Seat; readonly card?: CardId };
  'mutiny-played': { readonly seat: Seat; readonly card: CardId };
  'mutiny-discarded': { readonly seat: Seat; readonly cards: readonly CardId[] };
  'check-card-withdrawn': { readonly seat: Seat; readonly card: CardId; readonly to: 'hand' | 'discard' };
  /** The fleet jumps without it. */
  'ship-stayed': { readonly ship: Craft; readonly at: Sector };
}

/** Tokens that pay for abilities of once a game: how many each player begins with and may hold. */
export interface Miracles {
  readonly each: number;
  readonly limit: number;
  readonly supply: number;
}

declare module '../../model/effect.ts' {
  interface CardOps extends DaybreakCardOps {}
  interface Among {
    /** May be given a miracle token. */
    readonly lacksMiracle?: true;
  }
  interface NamedProcedures {
    /** Every title goes to the next in its line. */
    'pass-titles': object;
  }
}

declare module '../../model/vocabulary.ts' {
  interface Skills {
    treachery: object;
  }
  interface Piles extends DaybreakPiles {}
  interface Boards {
    demetrius: object;
  }
  interface Crafts {
    'assault-raptor': object;
  }
}

declare module '../../model/ability.ts' {
  interface Queries extends DaybreakQueries {}
}

declare module '../../model/frame.ts' {
  interface Locals extends DaybreakLocals {}
}

declare module '../../model/flow.ts' {
  interface Flows extends DaybreakFlows {}
  interface FlowTests extends DaybreakFlowTests {}
}

declare module '../../model/cond.ts' {
  interface Tests extends DaybreakTests {}
}

declare module '../../model/event.ts' {
  interface Events extends DaybreakEvents {}
}

declare module '../../model/card.ts' {
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
