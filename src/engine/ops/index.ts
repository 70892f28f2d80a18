/**
 * The operations and instructions of a game that is laid out, with what carries them out; one that neither stands here
 * nor belongs to the set-up does not compile. Books bring what carries out their own.
 */
import type { CoreCardOps } from '../model/effect.ts';
import type { CoreFlows } from '../model/flow.ts';
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
import type { setupFlowOps } from './setupFlow.ts';
import { skillOps } from './skills.ts';
import { thisCardOps } from './thisCard.ts';
import { titleOps } from './titles.ts';
import { turnOps } from './turnFlow.ts';
import { whenOps } from './when.ts';

type SetUpOp = keyof typeof setupFlowOps;

export const tableOps: Resolvers<Exclude<keyof CoreCardOps | keyof CoreFlows, SetUpOp>> = {
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
