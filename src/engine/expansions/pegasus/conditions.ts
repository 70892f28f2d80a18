/** The questions that only Pegasus asks. */
import type { FlowReaders, Readers } from '../../library/bookCode.ts';
import { sideOf } from '../../queries/sides.ts';
import { nearest, you } from '../../run/find.ts';
import type { PegasusFlowTests, PegasusTests } from './words.ts';

export const pegasusConditions: Readers<keyof PegasusTests> = {
  'in-orbit': run => run.state.slots.newCaprica?.orbit === true,
  reckless: run => nearest(run, 'check')?.marks?.includes('reckless') ?? false,
};

export const pegasusFlowTests: FlowReaders<keyof PegasusFlowTests> = {
  'executed-is-cylon': run => sideOf(run.lib, run.state, you(run)) === 'cylons',
  'on-new-caprica': run => run.state.slots.newCaprica !== undefined,
  'galactica-away': run => run.state.slots.newCaprica?.orbit === false,
};
