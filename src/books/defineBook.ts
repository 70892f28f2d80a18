/**
 * What a book is to everybody but itself: its name, what it stands on, and its facets, each fetched by whoever needs
 * that one and no other. A facet's type belongs to the layer that reads it.
 */
import type { BoardFacet } from '#board/facet.ts';
import type { BotsFacet, ConductFacet } from '#bots/facet.ts';
import type { EngineFacet } from '#engine/library/facet.ts';
import type { CardsFacet } from '#engine/model/card.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { ScenariosFacet } from '#scenarios/facet.ts';
import type { TextFacet } from '#text/facet.ts';
import type { LogFacet } from '#text/log/facet.ts';
import type { StageFacet } from '#ui/stage/facet.ts';
import type { PlayFacet } from './playFacet.ts';
import type { SiteFacet } from './siteFacet.ts';

/** A module that holds one facet of a book. */
export type Lazy<Facet> = () => Promise<{ readonly facet: Facet }>;

/** What a book can bring. Every book has every facet: one that brings nothing there has an empty one. */
export interface Facets {
  /** The ids of its rules, in reading order. */
  readonly rules: readonly RuleId[];
  /** What carries out what only its cards ask for. */
  readonly engine: EngineFacet;
  /** Its cards, sheets, boards and tables, as data. */
  readonly cards: CardsFacet;
  /** What scenarios may say of it. */
  readonly scenarios: ScenariosFacet;
  /** What its cards and sheets say: for where pages are built. */
  readonly text: TextFacet;
  /** What tells its events: for browsers. */
  readonly log: LogFacet;
  /** What it puts on the board, and its symbols. */
  readonly board: BoardFacet;
  /** What bots think of what it brings. */
  readonly bots: BotsFacet;
  /** Which of its events everybody at the table remembers: for browsers. */
  readonly conduct: ConductFacet;
  /** What pages show of it: for where they are built. */
  readonly site: SiteFacet;
  /** What runs in pages: for browsers. */
  readonly play: PlayFacet;
  /** How much its events matter to those who watch, and how they are shown: for browsers. */
  readonly stage: StageFacet;
}

export type FacetName = keyof Facets;

export interface Manifest<Id extends string = string> extends LazyFacets {
  readonly id: Id;
  /** Books that are on the table whenever this one is. */
  readonly needs: readonly string[];
  /** What the ids of its rules begin with; nothing for the book that the others stand on. */
  readonly rulePrefix: string;
  /** Nouns that only this book speaks of, besides its ids. */
  readonly words: readonly string[];
}

type LazyFacets = { readonly [Name in FacetName]: Lazy<Facets[Name]> };

export const defineBook = <const Id extends string>(book: Manifest<Id>): Manifest<Id> => book;
