/** What lies open on New Caprica, and the word for a patrol that is removed. */
import type { State } from '#engine/model/state.ts';
import type { LocationId } from '#engine/model/vocabulary.ts';
import { type Course, stateOf } from '#ui/bench/course.ts';

export const makeRepel = (at: LocationId): string => `repel.${at}`;

/** What lies open on the planet. */
export interface Planet {
  readonly locked: number;
  readonly prepared: number;
  /** The space of each patrol. */
  readonly forces: readonly LocationId[];
  readonly orbit: boolean;
}

export function planetIn({ slots: { newCaprica } }: State): Planet {
  if (newCaprica === undefined) throw new Error('The fleet has not settled there.');
  const { locked, prepared, forces, orbit } = newCaprica;
  return { locked: locked.length, prepared: prepared.length, forces, orbit };
}
export const planetOf = (course: Course): Planet => planetIn(stateOf(course));
