import type { Game } from '../../engine/index.ts';
import type { Choice } from '../../engine/model/choice.ts';
import { moveCost } from '../../engine/tools/moveCost.ts';
import type { Speech } from './speech.ts';

/** What an option will cost, where that is asked for only once it has been chosen. */
export function optionCost(
  { t }: Pick<Speech, 't'>,
  { lib, state }: Game,
  { prompt, seat }: Choice,
  id: string,
): string | undefined {
  if (prompt !== 'movement') return undefined;
  const costs = moveCost(lib, state, seat, id).map(cost => t(`choice.costs.${cost}`));
  return costs.length === 0 ? undefined : costs.join(' ');
}
