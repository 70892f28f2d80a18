/** The only list of books. Features, pages, scripts and tests ask it; layers are given what it loads. */

import { base } from '#books/base/book.ts';
import { daybreak } from '#books/daybreak/book.ts';
import { pegasus } from '#books/pegasus/book.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Names } from '#scenarios/notation/scenario.ts';
import type { FacetName, Facets, Manifest } from './defineBook.ts';

/** In the order in which they came out. */
const manifests = [base, pegasus, daybreak] as const;

export type Book = (typeof manifests)[number]['id'];

export const books: readonly Book[] = manifests.map(({ id }) => id);

/** The first to come out, which a thing belongs to that names no other. */
export const firstBook: Book = manifests[0].id;

const manifestOf = new Map<string, Manifest<Book>>(manifests.map(manifest => [manifest.id, manifest]));

/** The books that are always on the table: those that stand on no other. */
const always = manifests.filter(({ needs }) => needs.length === 0).map(({ id }) => id);

/** True for a book that a table may play without. */
export const isOptional = (book: string): boolean => !always.some(id => id === book);

export const optionalBooks: readonly Book[] = books.filter(isOptional);

/** The books on a table that plays with what is named: those, what they need and what is always there, in order. */
export function onTable(named: readonly string[]): readonly Book[] {
  const all = new Set<string>(always);
  const add = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    manifestOf.get(id)?.needs.forEach(add);
  };
  named.forEach(add);
  return books.filter(id => all.has(id));
}

export const optionalIn = (named: readonly string[]): readonly Book[] =>
  optionalBooks.filter(book => named.includes(book));

/** Nouns that only this book speaks of, besides its ids. */
export const nounsOf = (book: Book): readonly string[] => manifestOf.get(book)?.words ?? [];

/** The book that the id of a rule, or of a difference between editions, belongs to. */
export function bookOfRule(id: string): Book {
  const found = manifests.findLast(({ rulePrefix }) => id.startsWith(rulePrefix));
  return found?.id ?? firstBook;
}

/** One facet of each of these books. */
export function load<Name extends FacetName>(
  name: Name,
  ids: readonly string[],
): Promise<readonly Facets[Name][]> {
  return Promise.all(
    ids.map(async id => {
      const manifest = manifestOf.get(id);
      if (!manifest) throw new Error(`There is no book "${id}"`);
      return (await manifest[name]()).facet as Facets[Name];
    }),
  );
}

/** What a scenario that is played with these books may name besides what is in their library. */
export async function namesFor(named: readonly string[]): Promise<Names> {
  const [rules, facets] = await Promise.all([rulesOf(books), load('scenarios', onTable(named))]);
  return { books, rules, facets };
}

/** The ids of all rules of these books, in reading order. */
export async function rulesOf(ids: readonly string[]): Promise<readonly RuleId[]> {
  return (await load('rules', ids)).flat();
}
