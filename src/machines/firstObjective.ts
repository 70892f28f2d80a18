import type { Library } from '#engine/index.ts';

/** What is played for where nobody has said: the first objective of the first book. */
export function firstObjective({ objectives }: Pick<Library, 'objectives'>): string {
  const [first] = objectives.keys();
  if (first === undefined) throw new Error('These books have no objective.');
  return first;
}
