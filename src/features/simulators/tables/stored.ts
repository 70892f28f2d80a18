/** The positions of a table as the site serves them: while it rests, all that is on the stack is whose turn it is. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { restingTurn } from '#engine/tools/tableDeeds.ts';
import type { Starts } from '../kit/deedBench.ts';

type StoredStart = Omit<State, 'stack' | 'pending' | 'answers'> & { readonly turnOf: Seat };
export type StoredTable = { readonly [start: string]: StoredStart };

/** Whose turn it is in a position. */
export const turnOf = ({ stack }: State): Seat => stack.find(({ turn }) => turn !== undefined)?.seat ?? 0;

export function storeTable(starts: Starts): StoredTable {
  return Object.fromEntries(
    Object.entries(starts).map(([name, state]) => {
      const { stack: _, pending: __, answers: ___, ...rest } = state;
      return [name, { ...rest, turnOf: turnOf(state) }];
    }),
  );
}

export function restoreTable(lib: Library, stored: StoredTable): Starts {
  return Object.fromEntries(
    Object.entries(stored).map(([name, { turnOf: seat, ...rest }]) => [
      name,
      { ...rest, stack: [...restingTurn(lib, seat)], pending: [], answers: [] },
    ]),
  );
}
