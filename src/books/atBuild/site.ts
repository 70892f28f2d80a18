/** What books bring to pages, all at hand: where pages are built, and for tests. */

import { type Book, books, load } from '#books/registry.ts';
import type {
  AboutSimulator,
  Kind,
  PlanPart,
  SiteFacet,
  SiteTexts,
  SkillColour,
  TableTexts,
} from '#books/siteFacet.ts';
import type { BlockId } from '#engine/model/vocabulary.ts';
import type { Language } from '#i18n/languages.ts';
import { both } from '#text/books.ts';

const facets = await load('site', books);

/** A thing under its name, and the book that brings it. */
type Brought<Thing> = { readonly id: string; readonly book: Book; readonly is: Thing };

/** All things of one sort, in the order of the books. */
function all<Thing>(
  ofBook: (facet: SiteFacet) => { readonly [id: string]: Thing } | undefined,
): readonly Brought<Thing>[] {
  return books.flatMap((book, at) => {
    const facet = facets[at];
    const things = facet === undefined ? {} : (ofBook(facet) ?? {});
    return Object.entries(things).map(([id, is]) => ({ id, book, is }));
  });
}

/** Kinds of cards that not every game has. */
export const kinds: readonly Brought<Kind>[] = all(({ kinds: own }) => own);

/** Types of skill cards that not every game has. */
export const skills: readonly Brought<SkillColour>[] = all(({ skills: own }) => own);

/** Procedures of books, by the blocks that make them up. */
export const charts: readonly Brought<readonly BlockId[]>[] = all(({ charts: own }) => own);

export const plans: readonly Brought<{ readonly [part: string]: PlanPart }>[] = all(({ plans: own }) => own);

/** The terms of the glossary by which Loyalty cards go. */
export const loyalties: { readonly [card: string]: string } = Object.fromEntries(
  all(({ loyalties: own }) => own).map(({ id, is }) => [id, is]),
);

const simulators = new Map(all(({ simulators: own }) => own).map(({ id, is }) => [id, is]));

/** What pages say of a simulator. */
export function aboutSimulator(id: string): AboutSimulator {
  const found = simulators.get(id);
  if (found === undefined) throw new Error(`No book says anything of the simulator ${id}.`);
  return found;
}

const textsOf = (language: Language): readonly SiteTexts[] => facets.map(({ texts }) => texts[language]);

/** What the pages of a language say of the things of one sort, those of all books together. */
export function textsFor<Sort extends Exclude<keyof SiteTexts, 'name'>>(
  language: Language,
  sort: Sort,
): NonNullable<SiteTexts[Sort]> {
  return Object.assign({}, ...textsOf(language).map(texts => texts[sort]));
}

/** What all books say on the pages of an evening, together. */
export const nightTexts = (language: Language): object =>
  facets.flatMap(({ night = [] }) => night.map(texts => texts[language])).reduce(both, {});

/** What a book is called. */
export function bookName(language: Language, book: Book): string {
  return textsOf(language)[books.indexOf(book)]?.name ?? book;
}

export function simulatorTexts(language: Language, id: string): Pick<TableTexts, 'title' | 'lead'> {
  const found = textsFor(language, 'simulators')[id];
  if (found === undefined) throw new Error(`The simulator ${id} has no texts.`);
  return found;
}

/** What a laid table says by itself. */
export function tableTexts(language: Language, id: string): TableTexts {
  return simulatorTexts(language, id) as TableTexts;
}
