import { boardsIn } from '#board/crops.ts';
import type { BoardModel } from '#board/model.ts';
import { bookOf } from '#books/atBuild/cards.ts';
import { triedTables } from '#books/checkedLibraries.ts';
import { books, firstBook, isOptional } from '#books/registry.ts';
import type { Condition, Fact } from '#rules/facts.ts';
import { memoize } from './memoize.ts';
import { boardAtStart } from './positions.ts';

export interface LaidTable {
  /** The tables that look like this before the first turn. */
  readonly when: readonly Condition[];
  readonly model: BoardModel;
}

/**
 * The boards of every table with an expansion at the start: one for each choice of books, and one more for objectives
 * that lay others. The first book has its picture on a page of its own.
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
    const alike = Map.groupBy(laid, ({ model }) => boardsIn(model).join());
    return [...alike.values()].flatMap(same => {
      const own = same.map(({ objective }) => objective);
      const others = objectives.filter(objective => !own.includes(objective));
      const [only, ...more] = own;
      const to = alike.size === 1 || only === undefined ? [] : more.length === 0 ? [only] : others.map(no);
      return same.slice(0, 1).map(({ model }) => ({ when: [...boxes, ...to], model }));
    });
  });
});

const no = (fact: Fact): Condition => `!${fact}`;
