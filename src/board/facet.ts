/**
 * What a book puts on the board: the boards that it lays beside the others, what lies on them, and the symbols of what it
 * brings. A book names its own boards, decks and skills and lacks none of them, or it does not compile; the drawing looks
 * all of them up by name.
 */

import type { Objective } from '#engine/model/card.ts';
import type { Board } from '#engine/model/vocabulary.ts';
import type { SeatView, View } from '#engine/view/view.ts';
import type { BoardModel } from './model.ts';
import type { Drawing, Frame } from './symbols/emblems.ts';
import type { BoardKey } from './words.ts';

/** The words that a book can bring and the drawing shows, by their families; a book that brings none leaves them empty. */
export interface BoardNames {
  readonly boards: object;
  /** Its piles, besides skill decks. */
  readonly piles: object;
  readonly skills: object;
  /** Pieces that stand on locations beside people. */
  readonly tokens: object;
  /** Where it has ships besides the six sectors. */
  readonly areas?: object;
}

/** How wide a board is drawn beside others: a `narrow` and a `broad` one share a row, a `whole` one has it to itself. */
export type BoardWidth = 'narrow' | 'broad' | 'usual' | 'small' | 'whole';

/** A board whose locations stand in a row: it is drawn wherever one of them lies on the table. */
export interface BoardShape {
  /** The outline of a ship that wide and high; a plain one when left out. */
  readonly hull?: (w: number, h: number) => string;
  /** `usual` when left out. */
  readonly width?: BoardWidth;
  /** Whether it lies on the table at the moment; a board that is always there leaves it out. */
  readonly isLaid?: (view: View, objective: Objective) => boolean;
}

/** A place where ships are: a space of this board, behind its locations, named by the terms of the book. */
export interface AreaShape {
  readonly on: Board;
}

/** Outlines on the grid of 24. */
interface Symbols<Names extends BoardNames> {
  readonly skills: { readonly [name in keyof Names['skills']]: string };
  readonly decks: { readonly [name in keyof Names['piles']]: string };
  readonly tokens: { readonly [name in keyof Names['tokens']]: string };
  /** Damage tokens, by their ids; any other is a burst. */
  readonly damage: { readonly [token: string]: string };
}

/** Line drawings of its people and places, by their ids. What it leaves undrawn, a book before it has drawn. */
interface Signs {
  readonly people: { readonly [character: string]: Drawing };
  readonly places: { readonly [location: string]: Drawing };
  /** What emblems of its own classes of characters stand in. */
  readonly frames: { readonly [kind: string]: Frame };
}

/** What lies on the board besides what every game has. */
export type Further = Partial<Pick<BoardModel, 'tokens' | 'stacks' | 'cells' | 'first'>>;

/** Cards or tokens of a book that lie before a player, seen by everybody as so many. */
export interface HeldOfBook {
  readonly name: BoardKey;
  /** An outline on the grid of 24. */
  readonly symbol: string;
  readonly n: number;
}

interface OnTheBoard {
  /** What lies before a player; nothing of what there is none of. */
  before?(slots: SeatView['slots']): readonly HeldOfBook[];
  readonly signs?: Partial<Signs>;
  /** What is on its boards at the moment. */
  further?(view: View): Further | undefined;
  /** The distance that the fleet flies to where that is no last jump. */
  goal?(objective: Objective): number | undefined;
}

/** A family of which a book has no word may be left out. */
type Bring<Name extends string, Entries> = keyof Entries extends never
  ? { readonly [N in Name]?: Entries }
  : { readonly [N in Name]: Entries };

/** That of a book with these words. */
export type BoardOf<Names extends BoardNames> = OnTheBoard &
  Bring<'boards', { readonly [name in keyof Names['boards']]: BoardShape }> &
  Bring<'areas', { readonly [name in keyof NonNullable<Names['areas']>]: AreaShape }> & {
    readonly symbols?: Bring<'skills', Symbols<Names>['skills']> &
      Bring<'decks', Symbols<Names>['decks']> &
      Bring<'tokens', Symbols<Names>['tokens']> &
      Partial<Pick<Symbols<Names>, 'damage'>>;
  };

/** That of any book: looked up by name. */
export interface BoardFacet extends OnTheBoard {
  readonly boards?: { readonly [board: string]: BoardShape | undefined };
  /** In the order in which they are shown. */
  readonly areas?: { readonly [area: string]: AreaShape };
  readonly symbols?: { readonly [kind in keyof Symbols<BoardNames>]?: { readonly [name: string]: string } };
}

export type BoardFacets = readonly BoardFacet[];

export const defineBoard = <Names extends BoardNames>(board: BoardOf<Names>): BoardFacet => board;

/** How a board is drawn that no book has a drawing of. */
const plain: BoardShape = {};

export const shapeOf = (board: Board, facets: BoardFacets): BoardShape =>
  facets.find(({ boards }) => boards?.[board] !== undefined)?.boards?.[board] ?? plain;

/** The symbol that a book has for what it brings. */
export const symbolIn = (
  facets: BoardFacets,
  kind: keyof Symbols<BoardNames>,
  name: string,
): string | undefined =>
  facets.find(({ symbols }) => symbols?.[kind]?.[name] !== undefined)?.symbols?.[kind]?.[name];

export const signIn = (facets: BoardFacets, kind: 'people' | 'places', name: string): Drawing | undefined =>
  facets.find(({ signs }) => signs?.[kind]?.[name] !== undefined)?.signs?.[kind]?.[name];

export const frameIn = (facets: BoardFacets, kind: string): Frame | undefined =>
  facets.find(({ signs }) => signs?.frames?.[kind] !== undefined)?.signs?.frames?.[kind];
