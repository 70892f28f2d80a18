/** How a position differs from what a line expects of it. */
import type { Library } from '#engine/index.ts';
import type { State } from '#engine/model/state.ts';
import { inTheSameWords, knownTo } from '../known.ts';
import type { Expectation } from '../notation/position.ts';
import { positionOf } from '../positionOf.ts';
import { type Difference, differences } from './compare.ts';

export function positionDifferences(
  lib: Library,
  state: State,
  expected: Expectation,
  dice?: readonly number[],
): Difference[] {
  return [
    ...differences(withoutKnowledge(expected), { ...positionOf(lib, state), dice }),
    ...state.seats.flatMap(({ id }, seat) => {
      const knows = seatsIn(expected)[id]?.knows;
      if (knows === undefined) return [];
      // The same cards can be named in several ways.
      const meant = inTheSameWords(lib, state, seat, knows);
      return differences(meant, knownTo(lib, state, seat), `seats.${id}.knows`);
    }),
  ];
}

type Seats = Readonly<Record<string, { readonly knows?: readonly string[] }>>;

const seatsIn = (expected: Expectation) => (expected['seats'] ?? {}) as Seats;

function withoutKnowledge(expected: Expectation): Expectation {
  if (expected['seats'] === undefined) return expected;
  const seats = Object.entries(seatsIn(expected)).map(([id, { knows: _, ...rest }]) => [id, rest] as const);
  return { ...expected, seats: Object.fromEntries(seats) };
}
