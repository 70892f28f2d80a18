import { type Book, isOptional } from '#books/registry.ts';
import { type Condition, type Facts, isOut } from '#rules/facts.ts';
import { type Numbered, numbersOf } from './numbers.ts';
import { type Section, sectionsOf } from './outline.ts';

/** A section as the rulebook prints it, under its address there. */
export type PrintedSection = Section & { readonly id: string };

/** A page of rules as a part of the rulebook. */
export interface PageOutline {
  /** Its address in the rulebook. */
  readonly id: string;
  /** What has to be so at a table for the page to be about it. */
  readonly when: readonly Condition[];
  /** All of them, also those that are left out. */
  readonly sections: readonly PrintedSection[];
}

/** The page of this name; nothing where it only says what is told elsewhere. */
export function pageOutline(
  { book, slug }: { readonly book: Book; readonly slug: string },
  { when: own = [], body }: { readonly when?: readonly Condition[] | undefined; readonly body: string },
): PageOutline | undefined {
  const id = `${book}-${slug}`;
  const sections = sectionsOf(body).map((section, at) => ({
    ...section,
    id: section.rules[0] === undefined ? `${id}-${at + 1}` : `about-${section.rules[0]}`,
  }));
  if (sections.every(({ isLeftOut }) => isLeftOut)) return undefined;
  return { id, when: isOptional(book) ? [book, ...own] : own, sections };
}

/** The number under which a table finds each page, section and rule, by its address. */
export function numbersAt(pages: readonly PageOutline[], facts: Facts): ReadonlyMap<string, string> {
  const entries = pages.flatMap(({ id, when, sections }) => [
    { ids: [id], level: 'page' as const, isThere: !isOut(facts, when) },
    ...sections
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(section => ({
        ids: [section.id, ...section.rules],
        level: 'section' as const,
        isThere: !isOut(facts, [...when, ...section.when]),
      })),
  ]);
  const numbers = numbersOf(entries satisfies readonly Numbered[]);
  return new Map(
    entries.flatMap(({ ids }, at) => {
      const number = numbers[at];
      return number === undefined ? [] : ids.map(id => [id, number] as const);
    }),
  );
}
