/** What does something in a position and what does not, without doing it. */
import type { Library } from '../library/library.ts';
import type { Instruction } from '../model/flow.ts';
import type { State } from '../model/state.ts';
import type { Activation } from '../model/vocabulary.ts';
import * as queries from '../queries/suspended.ts';

/** The operation would do nothing, because a book says so. */
export function isSuspended(lib: Library, state: State, op: Instruction): boolean {
  return queries.suspended({ lib, state }, op);
}

/** The icon would set nothing in motion. */
export function isIgnored(lib: Library, state: State, icon: Activation): boolean {
  return queries.ignored({ lib, state }, icon);
}
