/** The questions that only Pegasus asks. */
import type { FlowReaders, Readers } from '../../library/bookCode.ts';
import { sideOf } from '../../queries/sides.ts';
import { isLeader, seatState } from '../../rules/people.ts';
import { nearest, you } from '../../run/find.ts';
import { newCapricaConditions, newCapricaFlowTests } from './newCaprica/conditions.ts';
import type { PegasusFlowTests, PegasusTests } from './words.ts';

export const pegasusConditions: Readers<keyof PegasusTests> = {
  leader: (run, _, seat) => isLeader(run, seat),
  infiltrating: (run, _, seat) => seatState(run, seat).revealed === 'infiltrating',
  ...newCapricaConditions,
  reckless: run => nearest(run, 'check')?.marks?.includes('reckless') ?? false,
};

export const pegasusFlowTests: FlowReaders<keyof PegasusFlowTests> = {
  'executed-is-cylon': run => sideOf(run.lib, run.state, you(run)) === 'cylons',
  ...newCapricaFlowTests,
};
