import type { Position } from '../run/run.ts';
import { inForce } from './inForce.ts';

/**
 * The distance travelled: destination cards, and whatever else counts. Conditions ask for it, so what adds to it can
 * have no condition.
 */
export function distance(run: Position): number {
  let sum = 0;
  for (const id of run.state.travelled) sum += run.lib.destinations.get(id)?.distance ?? 0;
  for (const { source, ability } of run.lib.modifiers.distance ?? []) {
    if (inForce(run, source) !== undefined) sum += ability.add;
  }
  return sum;
}
