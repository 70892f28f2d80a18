/** The questions that only Pegasus asks. */
import type { FlowReaders, Readers } from '../../library/bookCode.ts';
import { sideOf } from '../../queries/sides.ts';
import { nearest, you } from '../../run/find.ts';
import { newCapricaConditions, newCapricaFlowTests } from './newCaprica/conditions.ts';
import type { PegasusFlowTests, PegasusTests } from './words.ts';

export const pegasusConditions: Readers<keyof PegasusTests> = {
  ...newCapricaConditions,
  reckless: run => nearest(run, 'check')?.marks?.includes('reckless') ?? false,
};

export const pegasusFlowTests: FlowReaders<keyof PegasusFlowTests> = {
  'executed-is-cylon': run => sideOf(run.lib, run.state, you(run)) === 'cylons',
  ...newCapricaFlowTests,
};
