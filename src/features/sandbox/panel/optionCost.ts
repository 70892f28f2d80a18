import type { Game } from '#engine/index.ts';
import type { Choice } from '#engine/model/choice.ts';
import type { Seat } from '#engine/model/vocabulary.ts';
import { costsOf } from '#engine/tools/costs.ts';
import type { Speech } from '#ui/table/speech.ts';

/** What an option will cost, where that is asked for only once it has been chosen. */
export function optionCost(
  { t }: Pick<Speech, 't'>,
  { lib, state }: Game,
  choice: Choice,
  id: string,
): string | undefined {
  // Chance pays nothing, and is asked on no screen.
  const costs = costsOf(lib, state, choice.seat as Seat, choice, id);
  return costs.length === 0
    ? undefined
    : costs.map(({ card, n }) => t(`choice.costs.${card}`, { count: n })).join(', ');
}
