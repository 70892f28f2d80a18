import type { CoreCardOps } from '#engine/model/effect.ts';
import { firstOf, type TextFacets } from '../../facet.ts';
import type { Planner, Planners } from '../planner.ts';
import { cardOps } from './card.ts';
import { checkOps } from './checks.ts';
import { choiceOps } from './choices.ts';
import { combatOps } from './combat.ts';
import { handOps } from './hand.ts';
import { peopleOps } from './people.ts';
import { resourceOps } from './resources.ts';
import { shipOps } from './ships.ts';

/** A planner for every operation of the core: one that lacks does not compile. Books bring theirs. */
const planners: Planners<keyof CoreCardOps> = {
  ...resourceOps,
  ...handOps,
  ...peopleOps,
  ...shipOps,
  ...combatOps,
  ...choiceOps,
  ...checkOps,
  ...cardOps,
};

export function plannerOf(facets: TextFacets, op: string): Planner<never> {
  const planner = isCore(op) ? planners[op] : firstOf(facets, ({ ops }) => ops?.[op]);
  if (planner === undefined) throw new Error(`No book of the voice tells the operation "${op}"`);
  return planner;
}

const isCore = (op: string): op is keyof CoreCardOps => Object.hasOwn(planners, op);
