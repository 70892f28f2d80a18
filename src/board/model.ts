/**
 * What lies on the board, as one viewer sees it. The drawing and its description know nothing else: a running game
 * becomes a board by `boardOf`, a figure by `boardFrom`.
 */
import type { Track } from '#engine/model/card.ts';
import type {
  Area,
  Board,
  ByTitle,
  CardId,
  CharacterId,
  LocationId,
  PileName,
  Resource,
  Sector,
  ShipKind,
  Skill,
} from '#engine/model/vocabulary.ts';
import type { SpotId } from './marks.ts';
import type { BoardPart } from './parts.ts';
import type { BoardKey } from './words.ts';

export interface Ship {
  readonly kind: ShipKind;
  /** Follows one piece from position to position, so that its way can be shown. */
  readonly piece?: number;
  readonly pilot?: CharacterId;
  /** Damage tokens of a basestar. */
  readonly damage?: readonly CardId[];
  /** Of a civilian ship this viewer has looked under. */
  readonly cargo?: CardId;
}

/** Where a player's character is: a location, at the controls of a viper, or not on the board. */
export type Whereabouts = LocationId | 'viper' | 'nowhere';

export interface Player {
  /** The seat's id. */
  readonly id: string;
  readonly character: CharacterId | undefined;
  readonly at: Whereabouts;
  readonly hand: number;
  /** Loyalty cards that lie face down before the player. */
  readonly loyalty: number;
  readonly revealed: 'no' | 'cylon' | 'sympathizer';
}

export interface Pile {
  readonly size: number;
  readonly discard: number;
  /** Cards that this viewer knows to lie there: from the top down, and from the bottom up. */
  readonly top?: readonly MaybeKnown[];
  readonly bottom?: readonly MaybeKnown[];
}

/** A card, or `undefined` for one between known ones that this viewer has not seen. */
export type MaybeKnown = CardId | undefined;

export interface Travelled {
  readonly card: CardId;
  readonly distance: number;
}

/** A place of a book where ships are besides the sectors, drawn as a space of one of its boards. */
export interface AfarArea {
  readonly id: Area;
  readonly on: Board;
  readonly ships: readonly Ship[];
}

export interface Position {
  readonly ships: { readonly [sector in Sector]: readonly Ship[] };
  /** Damaged locations, in the order of the board. */
  readonly damaged: readonly LocationId[];
  /** Clockwise from the starting player. */
  readonly players: readonly Player[];
  /** Seat ids. */
  readonly titles: Readonly<ByTitle<string | undefined>>;
  readonly current: string | undefined;
  readonly nukes: number;
  readonly resources: { readonly [resource in Resource]: number };
  readonly jumpTrack: number;
  readonly travelled: readonly Travelled[];
  /** Where something else than destinations counts as distance as well. */
  readonly distance?: number;
  /** One number a centurion: its space of the boarding party track. */
  readonly boarding: readonly number[];
  readonly reserves: { readonly vipers: number; readonly raptors: number };
  readonly damagedVipers: number;
  readonly destroyed: {
    readonly vipers: number;
    readonly raptors: number;
    readonly civilians: readonly CardId[];
  };
  readonly piles: { readonly [pile in PileName]: Pile };
  /** What a book puts on its boards beside people. */
  readonly tokens?: readonly Token[];
  readonly stacks?: readonly Stacked[];
  readonly cells?: readonly Cell[];
  readonly areas?: readonly AfarArea[];
  /** Parts that come before the others at the moment, since nothing happens on those. */
  readonly first?: readonly BoardPart[];
}

/** Pieces that books put on locations. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface TokenKinds {}

/** Pieces of one kind on a location. */
export interface Token {
  readonly kind: keyof TokenKinds;
  readonly at: LocationId;
  readonly n: number;
}

/** Spaces of boards on which cards or tokens lie. */
// biome-ignore lint/suspicious/noEmptyInterface: books add to it
export interface StackIds {}

/** Cards or tokens that lie on a space of a board, from the top. */
export interface Stacked {
  readonly id: keyof StackIds;
  readonly on: Board;
  readonly cards: readonly MaybeKnown[];
}

/** A space of a board that shows how something stands: its name, a symbol, and a word or two. */
export interface Cell {
  readonly id: SpotId;
  readonly on: Board;
  readonly name: BoardKey;
  readonly says: BoardKey;
  readonly symbol: string;
  /** Shown faintly, since it is not there. */
  readonly faint: boolean;
}

/** What is printed on the board and its pieces: the same in every position of a game. */
export interface Print {
  readonly locations: readonly PrintedLocation[];
  readonly resources: { readonly [resource in Resource]: { readonly redAtOrBelow: number } };
  readonly maximum: number;
  readonly jumpTrack: readonly Track[];
  /** The space of the boarding party track on which the humans lose. */
  readonly boardingLost: number;
  /** Distances that open the Sleeper Agent phase and the last jump. */
  readonly sleeper: number;
  readonly lastJump: number;
  readonly vipers: number;
  readonly raptors: number;
  readonly nukes: number;
  /** The decks of these books, in the order in which they are shown. */
  readonly piles: readonly PileName[];
  /** What is lost with a civilian ship. */
  readonly cargo: { readonly [card: CardId]: { readonly [resource in Resource]?: number } };
}

export interface PrintedLocation {
  readonly id: LocationId;
  readonly board: Board;
  readonly hazardous: boolean;
  /** Of the cards that are drawn there, or count in the check that is made there. */
  readonly skills?: readonly Skill[];
}

export interface BoardModel extends Position {
  readonly print: Print;
}

export function distanceOf({ travelled, distance: reached }: Position): number {
  return reached ?? travelled.reduce((sum, { distance }) => sum + distance, 0);
}

export function tokensAt({ tokens = [] }: Position, at: LocationId): readonly Token[] {
  return tokens.filter(token => token.at === at);
}

export function peopleAt({ players }: Position, at: LocationId): readonly Player[] {
  return players.filter(player => player.at === at);
}
