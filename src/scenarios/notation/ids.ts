/** Every id a scenario may write, read off the books, as lists a schema can be made from. */
import { z } from 'astro/zod';
import type { Library } from '../../engine/index.ts';
import { type PileName, pileNames } from '../../engine/model/vocabulary.ts';
import { rulesOf } from '../../rules/ruleId.ts';

/** What the cards and tokens of each pile are called; piles that no book of this game fills are left out. */
export function pileContents(lib: Library): ReadonlyMap<PileName, readonly string[]> {
  const crises = [...lib.crises.values()];
  const tokens = [...lib.tokens.values()];
  const skillCards = [...lib.faces];
  const contents = (pile: PileName): readonly string[] => {
    switch (pile) {
      case 'crisis':
      case 'super-crisis':
        return crises.filter(c => c.deck === pile).map(c => c.id);
      case 'quorum':
        return [...lib.quorum.keys()];
      case 'loyalty':
        return [...lib.loyalty.keys()];
      case 'destination':
        return [...lib.destinations.keys()];
      case 'civilians':
        return [...lib.civilians.keys()];
      case 'galactica-damage':
        return tokens.filter(t => t.ship === 'galactica').map(t => t.id);
      case 'basestar-damage':
        return tokens.filter(t => t.ship === 'basestar').map(t => t.id);
      case 'destiny':
        return skillCards.map(([id]) => id);
      default:
        return skillCards.filter(([, face]) => face.skill === pile).map(([id]) => id);
    }
  };
  return new Map(pileNames.map(name => [name, contents(name)] as const).filter(([, ids]) => ids.length > 0));
}

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
    inPlay: several('crisis', 'super-crisis', 'quorum'),
    removed: several('crisis', 'super-crisis', 'quorum', 'galactica-damage'),
    card: z.enum([...new Set([...piles.values()].flat())]),
    used: z.enum(onceAGame(lib)),
    piles: new Map([...piles].map(([name, ids]) => [name, z.enum([...ids])] as const)),
  };
}

export type IdSchemas = ReturnType<typeof idSchemas>;

/** A seat is named by the scenario itself, so which ids exist is looked into after the shape. */
export const seatId = z.string().regex(/^[a-z][a-z0-9-]*$/);
