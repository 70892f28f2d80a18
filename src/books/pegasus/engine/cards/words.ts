/** The words of the cards, sheets and boards of Pegasus, but for New Caprica. */
import type { AskOne, AskSome, AskYesNo } from '#engine/model/choice.ts';
import type { Cond } from '#engine/model/cond.ts';
import type { Who } from '#engine/model/effect.ts';
import type {
  CardId,
  PileName,
  Resource,
  Seat,
  Sector,
  ShipKind,
  Side,
  Skill,
  Title,
} from '#engine/model/vocabulary.ts';

/** What holds for the rest of a turn. */
export type TurnMark = 'jump-icon' | 'shield' | 'interference' | 'two-treachery';

export interface DeckOps {
  // Skill cards
  /** Each human player with so few cards in hand may draw so many. */
  'draw-if-few': { readonly atMost: number; readonly n: number };
  /** Until the turn is over; a `shield` protects the resource you name, `interference` so many times your area. */
  'mark-turn': { readonly mark: TurnMark; readonly times?: number };
  /** The viper you pilot may go to any space area. */
  'fly-anywhere': object;
  /** Top cards of Destiny into your hand, and as many out of it onto Destiny: any, or the one just played. */
  'trade-destiny': { readonly n: number; readonly for: 'hand' | 'this-card' };

  // Sheets
  /** Out of a skill deck you name, all of them into the check or into your hand; or any number out of the hand. */
  'add-to-check': { readonly from: 'deck'; readonly n: number } | { readonly from: 'hand' };
  /** To another player, one of your choice; or all of them for all of his. */
  'pass-cards': { readonly to: Who; readonly n: 1 | 'hand' };
  /** One card of a type you name. */
  'grant-skill': { readonly to: Who };
  /** Until the turn is over. */
  'borrow-title': { readonly title: Title };
  /** A skill card of yours takes the place of the die: its strength and this. */
  'stake-card': { readonly add: number };
  /** The basestar picked leaves the board, not destroyed. */
  'withdraw-picked': object;

  // Ships
  'pick-target': { readonly what: 'area' | 'basestar' | 'civilian' };
  /** In the area picked or in yours, or what was picked; vipers, a basestar picked and Pegasus are damaged. */
  hit: {
    readonly what:
      | 'raider'
      | 'heavy-raider'
      | 'basestar'
      | 'viper'
      | 'civilian'
      | 'picked-basestar'
      | 'picked-civilian'
      | 'pegasus';
    readonly n: number;
    readonly yours?: true;
    /** Counts as the result of this number. */
    readonly as?: number;
  };

  // Cards
  /** The first raider this card has placed is the one its texts speak of. */
  'mark-scar': object;
  /** Out of the Crisis deck or its discards, resolved at once; then the deck is shuffled. */
  'resolve-crisis-card': { readonly card: CardId };
  /** This destination is discarded and the next one drawn takes its place. */
  'replace-destination': object;
  /** Look at cards: each back on top or bottom, left where it lies, or so many discarded and the rest shuffled. */
  look: {
    readonly by: Who;
    readonly at: 'crisis' | 'destiny' | 'any-deck';
    readonly n: number | 'all';
    readonly then: 'arrange' | 'leave' | { readonly discard: number };
  };
  /** Of the player before whom this card lies, the cards he has put into the check. */
  'look-at-contribution': object;
  /** Destiny is discarded and built anew out of so many cards of one type. */
  'fill-destiny': { readonly skill: Skill; readonly n: number };
}

export interface DeckFlows {
  // The ship Pegasus
  'choose-damaged-ship': object;
  'draw-pegasus-damage': object;
  'damage-pegasus-location': object;
  'look-at-pegasus': object;

  // The turn
  'note-place': object;
  'return-titles': object;
  'keep-quorum-limit': object;
  'draw-different': object;
  'draw-promised': object;

  // Raiders
  'miss-by-interference': object;
  'end-interference': object;
  'activate-scar-again': object;

  // Loyalty and agendas
  'deal-agenda': { readonly to: 'leaders' | 'you' };
  'become-cylon': object;
  'give-dealt-card': object;
  'note-super-crisis': object;
}

/** What these instructions keep while they wait. */
export interface DeckLocals {
  'draw-if-few': { left: readonly Seat[]; draws: boolean };
  'trade-destiny': { traded: boolean };
  hit: { count: number };
}

export interface DeckTests {
  /** A Cylon Leader or the Sympathetic Cylon. */
  'may-infiltrate': object;
  'human-player': object;
  /** Pieces of the kind beside the board. */
  'in-supply': { readonly ship: ShipKind };
  /** Your place is that of the start of the turn. */
  'not-moved': object;
  'in-action-step': object;
  /** The roll about to be made is yours. */
  'your-roll': object;
  /** The check has come to this strength and passes. */
  'passes-with': { readonly atLeast: number };
  /** You have just destroyed it yourself. */
  'destroyed-by-you': object;
  'just-destroyed': { readonly ship: ShipKind };
  /** The player before whom this card lies has put cards into the check. */
  contributed: { readonly card: CardId };
  'human-imprisoned': object;
  'execution-mourned': object;

  // Agendas
  'damaged-locations': {
    readonly on: 'galactica' | 'both';
    readonly atLeast?: number;
    readonly atMost?: number;
  };
  'all-red': object;
  apart: { readonly resources: readonly [Resource, Resource]; readonly atMost: number };
  'lost-ships': { readonly atLeast: number };
  'was-executed': object;
  'played-super-crisis': object;
  imprisoned: object;
  /** An infiltrator who returns from here discards cards. */
  'pays-to-return': object;
  /** In one reading an infiltrator in Detention may add one card to a check only. */
  'capped-in-detention': object;
}

export interface DeckFlowTests {
  'no-destiny': object;
  'executed-instead': object;
  interfered: object;
  'roll-settled': object;
  'dealt-at-once': object;
  'admiral-stays': object;
}

export interface DeckEvents {
  'pegasus-damaged': { readonly token: CardId };
  'pegasus-destroyed': object;
  'agenda-dealt': { readonly seat: Seat; readonly card?: CardId };
  'destiny-traded': { readonly seat: Seat; readonly n: number };
  'deck-seen': {
    readonly seat: Seat;
    readonly pile: PileName;
    readonly n: number;
    readonly cards?: readonly CardId[];
  };
  'destiny-sifted': { readonly seat: Seat; readonly cards: readonly CardId[] };
  'contribution-seen': { readonly seat: Seat; readonly of: Seat; readonly cards?: readonly CardId[] };
  'hands-swapped': { readonly seat: Seat; readonly with: Seat };
  'card-passed': { readonly seat: Seat; readonly to: Seat; readonly card?: CardId };
  'roll-replaced': { readonly by: Seat; readonly card: CardId; readonly value: number };
  'basestar-withdrawn': { readonly at: Sector };
  'resource-shielded': { readonly resource: Resource };
  'area-picked': { readonly seat: Seat; readonly at: Sector };
}

/** What a Cylon Leader wants. */
export interface AgendaCard {
  readonly deck: 'agenda';
  readonly id: CardId;
  readonly count: number;
  readonly tendency: 'hostile' | 'sympathetic';
  readonly side: Side;
  /** Every one must be met at the end. */
  readonly cond: Cond;
}

export const pegasusPrompts = [
  'suffer',
  'damaged-ship',
  'arrange',
  'quorum-limit',
  'any-deck',
  'shield',
  'area',
  'add-to-check',
  'study',
] as const;

declare module '#engine/model/choice.ts' {
  interface Prompts {
    /** A revealed Cylon: let this crisis do so? */
    suffer: AskYesNo;
    'damaged-ship': AskOne;
    arrange: AskOne<'crisis'>;
    'quorum-limit': AskSome;
    'any-deck': AskOne;
    shield: AskOne;
    area: AskOne;
    'add-to-check': AskSome;
    study: AskOne;
  }
}

declare module '#engine/model/effect.ts' {
  interface CheckMarks {
    'no-destiny': object;
    /** The chosen character is executed if the check passes. */
    'executed-instead': object;
  }
  interface Among {
    /** Where you are. */
    readonly beside?: true;
    /** Whom the results of checks reach: human players, in one reading of the rules all. */
    readonly touchable?: true;
  }
  interface NamedProcedures {
    /** The Sympathetic Cylon turns. */
    'turned-sympathetic': object;
  }
}

declare module '#engine/model/card.ts' {
  interface CardKinds {
    agenda: AgendaCard;
  }
  interface CrisisCard {
    /** It leaves play with the last raider, or with the one it has marked. */
    readonly until?: 'no-raiders' | 'scar-destroyed';
  }
  interface LoyaltyDeck {
    /** The stack of the Leader's Agenda. */
    readonly agenda?: AgendaCard['tendency'];
  }
  interface Supplies {
    /** Quorum cards the President may keep at the end of a turn. */
    quorumLimit: number;
  }
}
