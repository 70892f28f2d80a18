import type { Library } from '#engine/index.ts';
import type { TableSaid } from '#rules/facts.ts';
import { isApart, type Night } from './night.ts';
import { isSeated, type Plan } from './plan.ts';

/** What a plan says of the table. As long as places are without a character, a Leader may still take one. */
export function saidBy(lib: Library, nights: readonly Night[], plan: Plan): TableSaid {
  const { books, objective, options, seats } = plan;
  const led = seats.some(id => id !== undefined && isApart(nights, lib, id));
  const barred = nights.some(({ crossing }) => crossing !== undefined && options.includes(crossing.barredBy));
  return {
    books,
    objective,
    options,
    seats: seats.length,
    ...(led ? { leader: true } : isSeated(plan) || barred ? { leader: false } : {}),
  };
}
