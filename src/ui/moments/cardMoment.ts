/** A position in which one card is about to matter: “play it now”. */

import { libraryOf } from '#books/libraries.ts';
import { load, onTable, optionalBooks } from '#books/registry.ts';
import type { Library } from '#engine/index.ts';
import type { Scenario } from '#scenarios/index.ts';
import { type Moments, scenarioOf } from './moments.ts';

export interface CardNamed {
  readonly kind: string;
  readonly id: string;
}

/** Undefined where the books have no such card, or no position shows what it does. */
function cardMoment(
  lib: Library,
  ofBooks: readonly Moments[],
  { kind, id }: CardNamed,
): Scenario | undefined {
  const usual = ofBooks.find(one => one.usual !== undefined)?.usual;
  if (usual === undefined) throw new Error('No book says how a table usually looks.');
  for (const { kinds } of ofBooks.toReversed()) {
    const moment = Object.hasOwn(kinds, kind) ? kinds[kind]?.(lib, id) : undefined;
    if (moment !== undefined) return scenarioOf(lib, usual, `card/${kind}/${id}`, moment);
  }
  return undefined;
}

/** Of the first sets that have it. */
export async function momentOfCard(named: CardNamed): Promise<Scenario | undefined> {
  for (const books of [[], ...optionalBooks.map(book => [book])]) {
    const facets = await load('play', onTable(books));
    const ofBooks = await Promise.all(facets.map(({ moments }) => moments()));
    const found = cardMoment(await libraryOf(books), ofBooks, named);
    if (found !== undefined) return found;
  }
  return undefined;
}
