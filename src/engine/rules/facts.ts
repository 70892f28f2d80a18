import type { Fact } from '#rules/facts.ts';
import type { Position } from '../run/run.ts';

/** What holds of this table. */
export function factsOf(run: Position): ReadonlySet<Fact> {
  const { lib, state } = run;
  const { objective, options } = state.options;
  const chosen = Object.entries(options).flatMap(([option, on]) => (on ? [option] : []));
  const ofBooks = lib.rules.flatMap(rules => rules.facts?.(run) ?? []);
  return new Set([...lib.books, objective, ...chosen, ...ofBooks]);
}
