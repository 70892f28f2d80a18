/** What does nothing as things are, because a book says so. */
import { answered } from '../library/facet.ts';
import type { Instruction } from '../model/flow.ts';
import type { Activation } from '../model/vocabulary.ts';
import type { Position } from '../run/run.ts';

export const suspended = (run: Position, op: Instruction): boolean =>
  run.lib.suspensions.some(suspends => suspends(run, op));

/** Nothing is set in motion by this icon. */
export const ignored = (run: Position, what: Activation): boolean =>
  answered(run, rules => rules.ignores?.(run, what)) === true;
