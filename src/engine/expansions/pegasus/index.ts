/** What Pegasus brings besides its cards. */
import type { BookCode } from '../../library/bookCode.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { backAmongCylons, leaderCode } from '../leaders/index.ts';
import { pegasusKinds } from './cards.ts';
import { pegasusConditions, pegasusFlowTests } from './conditions.ts';
import { executionOps } from './execution.ts';
import { pegasusForms } from './forms.ts';
import { pegasusLocals } from './locals.ts';
import { moveOps } from './moves.ts';
import { newCapricaOps } from './newCaprica.ts';
import { pegasusOptions, pegasusRulings, refuses } from './rulings.ts';
import { loseCivilian, opens, sentInstead } from './settled.ts';
import { pegasusSlots } from './slots.ts';
import type { PegasusCardOps, PegasusFlows } from './words.ts';

const operations: Resolvers<keyof PegasusCardOps | keyof PegasusFlows> = {
  ...executionOps,
  ...moveOps,
  ...newCapricaOps,
};

export const pegasusCode: BookCode = {
  kinds: pegasusKinds,
  boards: ['pegasus', 'new-caprica'],
  slots: pegasusSlots,
  forms: pegasusForms,
  operations: { ...leaderCode.operations, ...operations },
  locals: pegasusLocals,
  conditions: { ...leaderCode.conditions, ...pegasusConditions },
  flowTests: pegasusFlowTests,
  personal: leaderCode.personal,
  limits: ['reckless'],
  marks: ['reckless'],
  rulings: pegasusRulings,
  gameOptions: pegasusOptions,
  rules: {
    refuses,
    opens,
    sentInstead,
    loseCivilian,
    arrived: backAmongCylons,
    // When it has brought Galactica back to New Caprica the marker stays there.
    staysOnAutoJump: run => run.state.slots.newCaprica?.orbit,
  },
};
