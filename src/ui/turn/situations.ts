/** A player’s turn in several situations: real positions, each at its beginning. */

import { library } from '#books/always.ts';
import { faces } from '#engine/model/die.ts';
import { type StepOfTurn, stepsOfTurn, turnOf } from '#engine/tools/turn.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import type { Situation } from './turnBench.ts';

export type { Question, StepOfTurn } from '#engine/tools/turn.ts';

/** The same table each time, with the player in this situation and about to begin the turn. */
export interface TurnTable {
  readonly scenarioIn: (situation: Situation) => Scenario;
}

export function turnIn(scenario: Scenario): readonly StepOfTurn[] {
  const laid = layOut(library, scenario);
  if (!laid.ok) throw new Error(laid.problems.map(({ message }) => message).join(' '));
  // Different cards and low dice, so that no battle distracts from the steps.
  let drawn = 0;
  return turnOf(library, laid.state, n => {
    drawn += 3;
    return n === faces.length ? 0 : drawn % n;
  });
}

export const turnSteps = stepsOfTurn(library);
