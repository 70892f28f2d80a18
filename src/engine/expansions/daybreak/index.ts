/** What Daybreak brings besides its cards. */
import type { BookCode } from '../../library/bookCode.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { backAmongCylons, leaderCode } from '../leaders/index.ts';
import { destinyOps } from '../shared/destiny.ts';
import { daybreakKinds } from './cards.ts';
import { checkCardOps, withdrawable } from './checkCards.ts';
import { daybreakConditions, daybreakFlowTests } from './conditions.ts';
import { daybreakForms } from './forms.ts';
import { jumpOps } from './jumps.ts';
import { daybreakLocals } from './locals.ts';
import { loyaltyOps } from './loyalty.ts';
import { mayGainMiracle, miracleOps, onceAGame } from './miracles.ts';
import { missionOps } from './missions.ts';
import { motiveOps, standing, wins } from './motives.ts';
import { mutinyOps, playMutinies } from './mutinies.ts';
import { daybreakPrompts } from './prompts.ts';
import { daybreakSlots } from './slots.ts';
import type { DaybreakCardOps, DaybreakFlows } from './words.ts';

const operations: Resolvers<keyof DaybreakCardOps | keyof DaybreakFlows> = {
  ...checkCardOps,
  ...jumpOps,
  ...loyaltyOps,
  ...miracleOps,
  ...missionOps,
  ...destinyOps,
  ...motiveOps,
  ...mutinyOps,
};

export const daybreakCode: BookCode = {
  kinds: daybreakKinds,
  piles: ['mutiny', 'mission', 'motive'],
  boards: ['demetrius'],
  crafts: ['assault-raptor'],
  personal: [...leaderCode.personal, 'mutiny-limit'],
  slots: daybreakSlots,
  forms: daybreakForms,
  operations: { ...leaderCode.operations, ...operations },
  locals: daybreakLocals,
  conditions: { ...leaderCode.conditions, ...daybreakConditions },
  flowTests: daybreakFlowTests,
  prompts: daybreakPrompts,
  rules: {
    onceAGame,
    arrived: backAmongCylons,
    standing,
    wins,
    actions: playMutinies,
    mayPick: (run, { lacksMiracle }, seat) =>
      lacksMiracle && !mayGainMiracle(run, seat) ? false : undefined,
    possible: (run, op) => (op.op === 'withdraw' ? withdrawable(run, op).length > 0 : undefined),
    /** The Demetrius is left in the box without missions (daybreak.earth.option-setup). */
    opens({ lib, state }, board) {
      if (board !== 'demetrius') return undefined;
      return lib.objectives.get(state.options.objective)?.missions === true ? undefined : false;
    },
    craftLeft({ state: { slots } }, craft, to) {
      if (craft === 'assault-raptor' && slots.assaultRaptors) slots.assaultRaptors[to] += 1;
    },
  },
};
