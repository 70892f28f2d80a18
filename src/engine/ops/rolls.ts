import { asFace } from '../model/die.ts';
import type { RollState } from '../model/state.ts';
import type { Seat } from '../model/vocabulary.ts';

export function newRoll(by: Seat): RollState {
  return { by, face: undefined, add: 0, spent: [] };
}

/** The die with everything that has been added, read as a face of the die. */
export function rollValue(roll: RollState): number {
  return asFace((roll.face ?? 0) + (roll.settled ? 0 : roll.add));
}
