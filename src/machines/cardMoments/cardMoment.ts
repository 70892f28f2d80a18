/** A position in which one card is about to matter: “play it now”. */

import { libraryOf } from '#books/libraries.ts';
import type { Library } from '#engine/index.ts';
import type { Scenario } from '#scenarios/index.ts';
import { cards } from './cards.ts';
import type { Find } from './common.ts';
import { scenarioOf } from './moment.ts';
import { skill } from './skill.ts';
import { things } from './things.ts';

export interface CardNamed {
  readonly kind: string;
  readonly id: string;
}

const kinds: { readonly [kind: string]: Find } = { skill, ...cards, ...things };

/** Undefined where the books have no such card, or no position shows what it does. */
function cardMoment(lib: Library, { kind, id }: CardNamed): Scenario | undefined {
  const moment = Object.hasOwn(kinds, kind) ? kinds[kind]?.(lib, id) : undefined;
  return moment && scenarioOf(lib, `card/${kind}/${id}`, moment);
}

/** Of the first sets that have it. */
export async function momentOfCard(named: CardNamed): Promise<Scenario | undefined> {
  for (const books of [[], ['pegasus'], ['daybreak']]) {
    const found = cardMoment(await libraryOf(books), named);
    if (found !== undefined) return found;
  }
  return undefined;
}
