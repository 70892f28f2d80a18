/**
 * The operations and instructions of the base game with what carries them out; one that neither stands here nor is
 * brought by an expansion does not compile.
 */
import type { daybreakOps } from '../expansions/daybreak/index.ts';
import type { pegasusOps } from '../expansions/pegasus/index.ts';
import type { OpName } from '../model/flow.ts';
import { windowOps } from '../timing/window.ts';
import { actionOps } from './actions.ts';
import { attackOps } from './attacks.ts';
import { callOps } from './call.ts';
import { cardOps } from './cards.ts';
import { checkFlowOps } from './checkFlow.ts';
import { checkOps } from './checks.ts';
import { choiceOps } from './choices.ts';
import { crisesOps } from './crises.ts';
import { crisisFlowOps } from './crisisFlow.ts';
import { cylonShipOps } from './cylonShips.ts';
import { damageOps } from './damage.ts';
import { fleetOps } from './fleet.ts';
import { flightOps } from './flight.ts';
import { jumpFlowOps } from './jumpFlow.ts';
import { movingOps } from './moving.ts';
import { peopleOps } from './people.ts';
import { quorumOps } from './quorum.ts';
import type { Resolvers } from './resolver.ts';
import { resourceOps } from './resources.ts';
import { revealOps } from './reveal.ts';
import { secretCardOps } from './secretCards.ts';
import { secretOps } from './secrets.ts';
import { setupFlowOps } from './setupFlow.ts';
import { skillOps } from './skills.ts';
import { thisCardOps } from './thisCard.ts';
import { titleOps } from './titles.ts';
import { turnOps } from './turnFlow.ts';
import { whenOps } from './when.ts';

type ExpansionOp = keyof typeof pegasusOps | keyof typeof daybreakOps;

export const coreOps: Resolvers<Exclude<OpName, ExpansionOp>> = {
  ...resourceOps,
  ...cardOps,
  ...quorumOps,
  ...secretCardOps,
  ...peopleOps,
  ...secretOps,
  ...choiceOps,
  ...fleetOps,
  ...attackOps,
  ...flightOps,
  ...actionOps,
  ...checkOps,
  ...crisesOps,
  ...crisisFlowOps,
  ...thisCardOps,
  ...callOps,
  ...whenOps,
  ...windowOps,
  ...setupFlowOps,
  ...turnOps,
  ...skillOps,
  ...movingOps,
  ...titleOps,
  ...damageOps,
  ...checkFlowOps,
  ...jumpFlowOps,
  ...cylonShipOps,
  ...revealOps,
};
