import type { Library } from '#engine/index.ts';
import type { CardsFacet } from '#engine/model/card.ts';

/** The objective of a table that has not chosen one: the first of the first book. */
export function firstObjective({ objectives }: Pick<Library, 'objectives'>): string {
  return first([...objectives.keys()]);
}

/** The same of books that have not been compiled. */
export const firstObjectiveIn = (books: readonly CardsFacet[]): string =>
  first(books.flatMap(({ objectives }) => objectives.map(({ id }) => id)));

function first([objective]: readonly string[]): string {
  if (objective === undefined) throw new Error('These books have no objective.');
  return objective;
}
