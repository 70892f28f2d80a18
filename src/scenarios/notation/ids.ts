/** Every id a scenario may write, read off the books, as lists a schema can be made from. */
import { z } from 'astro/zod';
import type { Library } from '../../engine/index.ts';
import type { PileName } from '../../engine/model/vocabulary.ts';
import { rulesOf } from '../../rules/ruleId.ts';
import { pileContents } from './contents.ts';

/** Abilities that can be used up for the whole game. */
function onceAGame(lib: Library): string[] {
  const reactions = Object.values(lib.reactions).flat();
  return [...lib.actions, ...reactions].filter(f => f.ability.once === 'game').map(f => f.ability.id);
}

export function idSchemas(lib: Library) {
  const piles = pileContents(lib);
  const several = (...names: PileName[]) => z.enum(names.flatMap(name => piles.get(name) ?? []));
  const pile = (name: PileName) => several(name);
  return {
    slots: lib.slots,
    rule: z.enum(Object.values(rulesOf).flat()),
    objective: z.enum([...lib.objectives.keys()]),
    character: z.enum([...lib.characters.keys()]),
    location: z.enum([...lib.locations.keys()]),
    skillCard: pile('destiny'),
    crisis: pile('crisis'),
    superCrisis: pile('super-crisis'),
    quorum: pile('quorum'),
    loyalty: pile('loyalty'),
    destination: pile('destination'),
    civilian: pile('civilians'),
    galacticaToken: pile('galactica-damage'),
    basestarToken: pile('basestar-damage'),
    inPlay: several('crisis', 'super-crisis', 'quorum', 'mission'),
    // An executed character is out of the game like a card.
    removed: z.enum([
      ...several('crisis', 'super-crisis', 'quorum', 'mutiny', 'galactica-damage').options,
      ...lib.characters.keys(),
    ]),
    card: z.enum([...new Set([...piles.values()].flat())]),
    used: z.enum(onceAGame(lib)),
    piles: new Map([...piles].map(([name, ids]) => [name, z.enum([...ids])] as const)),
  };
}

export type IdSchemas = ReturnType<typeof idSchemas>;

/** A seat is named by the scenario itself, so which ids exist is looked into after the shape. */
export const seatId = z.string().regex(/^[a-z][a-z0-9-]*$/);
