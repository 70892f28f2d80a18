import type { Describers } from '../describer.ts';
import type { ToldOp } from '../expansions/words.ts';
import { cardOps } from './card.ts';
import { checkOps } from './checks.ts';
import { choiceOps } from './choices.ts';
import { combatOps } from './combat.ts';
import { handOps } from './hand.ts';
import { peopleOps } from './people.ts';
import { resourceOps } from './resources.ts';
import { shipOps } from './ships.ts';

/** A describer for every operation: one that lacks does not compile. */
export const describers: Describers<ToldOp> = {
  ...resourceOps,
  ...handOps,
  ...peopleOps,
  ...shipOps,
  ...combatOps,
  ...choiceOps,
  ...checkOps,
  ...cardOps,
};
