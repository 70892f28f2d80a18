/** The turn of the bench: a player in this situation, at this step. */

import { library } from '#books/always.ts';
import { gameFrom } from '#engine/index.ts';
import type { Step } from '#engine/model/vocabulary.ts';
import { layOut, type Scenario } from '#scenarios/index.ts';
import { type TurnTable, turnSteps } from '#ui/turn/situations.ts';
import { situations } from '#ui/turn/turnBench.ts';

/** A step in which the player has nothing to choose, or which they skip, is reached from the one before. */
export function turnScenario({ scenarioIn }: TurnTable, text: string): Scenario | undefined {
  const [named, at] = text.split('.');
  const situation = situations.find(one => one === named);
  if (situation === undefined) return undefined;
  const scenario = scenarioIn(situation);
  const shown = turnSteps.find(one => one === at);
  const upTo = turnSteps.slice(0, shown === undefined ? 0 : turnSteps.indexOf(shown) + 1);
  const found = upTo
    .toReversed()
    .map(step => atStep(scenario, step))
    .find(isHisTurn);
  return found ?? scenario;
}

function atStep(scenario: Scenario, step: Step): Scenario {
  const { position } = scenario;
  const drawn = position?.piles?.['crisis']?.[0];
  // What the card says has been done by then.
  const isDone = drawn !== undefined && (step === 'activate' || step === 'jump');
  return {
    ...scenario,
    position: {
      ...position,
      turn: { ...position?.turn, step, ...(isDone ? { crisis: drawn } : {}) },
      ...(isDone ? { piles: {} } : {}),
    },
  };
}

/** A player has to do something before the turn is over, or a die is to be rolled. */
function isHisTurn(scenario: Scenario): boolean {
  const laidOut = layOut(library, scenario);
  if (!laidOut.ok) return false;
  const { stack } = gameFrom(library, laidOut.state, { passIdle: true }).game.state;
  return stack.find(({ turn }) => turn !== undefined)?.turn?.seat === 0;
}
