import type { Entry } from '#ui/parts/catalogue.ts';
import type { Traits } from '#ui/parts/traits.ts';

/** How many cards, copies included, have something; each entry counts as its first book has it. */
export function countIf(entries: readonly Entry[], has: (traits: Traits) => boolean): number {
  return entries.reduce((sum, { versions: [{ traits, count }] }) => (has(traits) ? sum + count : sum), 0);
}
