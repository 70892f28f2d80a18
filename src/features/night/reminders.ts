/** What tables forget at a moment: which reminders fit, each with the rule that it reminds of. */
import type { Library } from '#engine/index.ts';
import type { Night, Reminder, Seen, Still } from './night.ts';
import type { Plan } from './plan.ts';
import { situationOf } from './situation.ts';
import type { TableState } from './tableBench.ts';

/** Those of these books in the order in which they are told. */
export function remindersOf(nights: readonly Night[]): readonly Reminder[] {
  const all: Reminder[] = [];
  for (const reminder of nights.flatMap(({ reminders }) => reminders)) {
    const known = all.findIndex(({ id }) => id === reminder.id);
    const next = all.findIndex(({ id }) => id === reminder.before);
    if (known >= 0) all[known] = reminder;
    else if (next >= 0) all.splice(next, 0, reminder);
    else all.push(reminder);
  }
  return [...all.filter(({ last }) => !last), ...all.filter(({ last }) => last)];
}

export function remindersAt(
  lib: Library,
  nights: readonly Night[],
  { objective }: Pick<Plan, 'objective'>,
  state: TableState,
  still: readonly Still[],
): readonly Reminder[] {
  const seen: Seen = { lib, objective, state, now: situationOf(state, state.seat), still };
  const fitting = remindersOf(nights).filter(
    ({ at, when }) => (at === undefined || at === state.step) && (when?.(seen) ?? true),
  );
  const silenced = new Set(fitting.flatMap(({ instead }) => instead ?? []));
  return fitting.filter(({ id }) => !silenced.has(id));
}
