import { expect, test } from 'vitest';
import { bookOf } from '#books/atBuild/cards.ts';
import { tables } from '#books/atBuild/facts.ts';
import { books, isOptional } from '#books/registry.ts';
import { readPages, textAt } from '#collections/toldAt.ts';
import { languages } from '#i18n/languages.ts';
import { type Fact, nameOf, type World } from '#rules/facts.ts';

/** Boards that an objective brings. */
const broughtBy: { readonly [board: string]: Fact } = {
  'new-caprica': 'new-caprica',
  demetrius: 'earth',
  'rebel-basestar': 'earth',
};

/** The tables of locations that a page has to show: every board as the latest book on the table has it. */
function wantedAt(world: World): readonly string[] {
  const latest = new Map(
    books
      .filter(book => !isOptional(book) || world.has(book))
      .flatMap(book => bookOf(book).locations.map(({ board }) => [board, book] as const)),
  );
  return [...latest]
    .filter(([board]) => broughtBy[board] === undefined || world.has(broughtBy[board]))
    .map(([board, book]) => (isOptional(book) ? `<Locations ${board} ${book}>` : `<Locations ${board}>`))
    .toSorted();
}

test.each(languages)(
  'every location of a table is told with its effect, once, on one page (%s)',
  language => {
    const page = readPages('content', language).find(({ name }) => name === 'base/locations');
    if (page === undefined) throw new Error(`There is no page base/locations in ${language}.`);
    for (const world of tables.worlds) {
      const shown = [...textAt(page, world).matchAll(/<Locations [^>]+>/g)].map(([element]) => element);
      expect({ at: nameOf(world), shown: shown.toSorted() }).toEqual({
        at: nameOf(world),
        shown: wantedAt(world),
      });
    }
  },
);
