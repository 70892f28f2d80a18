import type { Library } from '#engine/index.ts';
import type { TableSaid } from '#rules/facts.ts';
import { isSeated, type Plan } from './plan.ts';

/** What a plan says of the table. As long as places are without a character, a Leader may still take one. */
export function saidBy({ characters }: Pick<Library, 'characters'>, plan: Plan): TableSaid {
  const { books, objective, options, seats } = plan;
  const led = seats.some(id => id !== undefined && characters.get(id)?.class === 'cylon-leader');
  const nobodyWill = isSeated(plan) || options.some(option => option === 'no-leaders');
  return {
    books,
    objective,
    options,
    seats: seats.length,
    ...(led ? { leader: true } : nobodyWill ? { leader: false } : {}),
  };
}
