/**
 * What somebody may do at any moment, beside what he is asked: nobody waits for it, so it is no window, and asking at
 * every moment would tell the table what he holds.
 */
import { refusalOf } from '../choices/check.ts';
import type { Library } from '../library/library.ts';
import type { Choice, Made } from '../model/choice.ts';
import type { State } from '../model/state.ts';
import type { Position, Run } from '../run/run.ts';

export function standingChoices(lib: Library, state: State): Choice[] {
  const offers = lib.rules.flatMap(({ standing }) => standing ?? []);
  if (offers.length === 0) return [];
  const run: Position = { lib, state };
  return [...state.seats.keys()].flatMap(seat => offers.flatMap(offer => offer.choices(run, seat)));
}

/** Does what was chosen, by the book that offers it. */
export function takeStanding(run: Run, made: Made): void {
  if (made.seat === 'chance') return;
  for (const { standing } of run.lib.rules) {
    const offered = standing?.choices(run, made.seat) ?? [];
    if (standing && offered.some(choice => refusalOf(choice, made.choose) === undefined)) {
      standing.take(run, made);
      return;
    }
  }
}
