/** The books by name, for tests that need one of them, and the library of the base game. */
import { bookOf } from '#books/atBuild/cards.ts';
import { ruleIds } from '#books/atBuild/rules.ts';
import { books, load } from '#books/registry.ts';
import { eventsRemembered } from '#bots/conduct/conduct.ts';
import { type Knowledge, knowledgeOf } from '#bots/knowledge.ts';
import { compile, type Library } from '#engine/index.ts';
import type { EventType } from '#engine/model/event.ts';
import type { ScenariosFacet } from '#scenarios/facet.ts';
import { Reader } from '#scenarios/reader/read.ts';

export const baseBook = bookOf('base');
export const pegasusBook = bookOf('pegasus');
export const daybreakBook = bookOf('daybreak');

export const library: Library = compile([baseBook]);

const facets = new Map(
  await Promise.all(books.map(async book => [book as string, (await load('scenarios', [book]))[0]] as const)),
);

/** A reader of scenarios that are played with this library, and with what a book of a test's own brings. */
export const readerOf = (lib: Library, more: readonly ScenariosFacet[] = []): Reader =>
  new Reader(lib, {
    books: [...new Set([...books, ...lib.books])],
    rules: ruleIds,
    facets: [...lib.books.flatMap(book => facets.get(book) ?? []), ...more],
  });

const bots = new Map(
  await Promise.all(books.map(async book => [book as string, (await load('bots', [book]))[0]] as const)),
);

/** What bots go by in games with this library. */
export const knowledgeIn = (lib: Library): Knowledge =>
  knowledgeOf(
    lib,
    lib.books.flatMap(book => bots.get(book) ?? []),
  );

export const knowledge: Knowledge = knowledgeIn(library);

/** Kinds of events that everybody remembers in games of the books that are known there. */
export const rememberedIn = ({ facets }: Knowledge): ReadonlySet<EventType> =>
  eventsRemembered(facets.map(({ conduct = [] }) => conduct));
