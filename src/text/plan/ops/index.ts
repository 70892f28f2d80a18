import { daybreakPlanners } from '../../expansions/daybreak.ts';
import { pegasusPlanners } from '../../expansions/pegasus.ts';
import type { ToldOp } from '../../expansions/words.ts';
import type { Planners } from '../planner.ts';
import { cardOps } from './card.ts';
import { checkOps } from './checks.ts';
import { choiceOps } from './choices.ts';
import { combatOps } from './combat.ts';
import { handOps } from './hand.ts';
import { peopleOps } from './people.ts';
import { resourceOps } from './resources.ts';
import { shipOps } from './ships.ts';

/** A planner for every operation: one that lacks does not compile. */
export const planners: Planners<ToldOp> = {
  ...resourceOps,
  ...handOps,
  ...peopleOps,
  ...shipOps,
  ...combatOps,
  ...choiceOps,
  ...checkOps,
  ...cardOps,
  ...pegasusPlanners,
  ...daybreakPlanners,
};
