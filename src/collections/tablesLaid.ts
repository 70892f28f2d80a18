import type { BoardModel } from '#board/model.ts';
import { bookOf } from '#books/atBuild/cards.ts';
import { triedTables } from '#books/checkedLibraries.ts';
import { books, firstBook, isOptional } from '#books/registry.ts';
import type { Condition } from '#rules/facts.ts';
import { memoize } from './memoize.ts';
import { boardAtStart } from './positions.ts';

export interface LaidTable {
  /** The tables that look like this before the first turn. */
  readonly when: readonly Condition[];
  readonly model: BoardModel;
}

/**
 * The boards of every table with an expansion at the start: one for each choice of books, and one more for each objective
 * that lays others. The first book has its picture on a page of its own.
 */
export const tablesLaid = memoize((): readonly LaidTable[] => {
  // One of each class, who begins aboard: the pieces stand in different places.
  const aboard = bookOf(firstBook).characters.filter(({ start }) => start !== 'stranded');
  const people = [...new Map(aboard.map(one => [one.class, one.id])).values()].slice(0, 3);
  const further = triedTables.filter(named => books.some(book => isOptional(book) && named.includes(book)));
  return further.flatMap(named => {
    const on: ReadonlySet<string> = new Set(named);
    const boxes = books.filter(isOptional).map(book => (on.has(book) ? book : `!${book}`));
    const objectives = books
      .filter(book => on.has(book))
      .flatMap(book => bookOf(book).objectives.map(({ id }) => id));
    const laid = objectives.map(objective => ({ objective, model: boardAtStart(named, objective, people) }));
    const looks = new Map(laid.map(({ model }) => [look(model), model]));
    if (looks.size === 1) return [...looks.values()].map(model => ({ when: boxes, model }));
    return laid.map(({ objective, model }) => ({ when: [...boxes, objective], model }));
  });
});

/** What a drawing shows of it. */
const look = (model: BoardModel): string => JSON.stringify(model);
