/** The questions that only Pegasus asks. */
import type { FlowReaders, Readers } from '#engine/library/facet.ts';
import { sideOf } from '#engine/queries/sides.ts';
import { nearest, you } from '#engine/run/find.ts';
import { deckConditions, deckFlowTests } from './cards/conditions.ts';
import { newCapricaConditions, newCapricaFlowTests } from './newCaprica/conditions.ts';
import type { PegasusFlowTests, PegasusTests } from './words.ts';

export const pegasusConditions: Readers<keyof PegasusTests> = {
  ...deckConditions,
  ...newCapricaConditions,
  reckless: run => nearest(run, 'check')?.marks?.includes('reckless') ?? false,
};

export const pegasusFlowTests: FlowReaders<keyof PegasusFlowTests> = {
  ...deckFlowTests,
  'executed-is-cylon': run => sideOf(run.lib, run.state, you(run)) === 'cylons',
  ...newCapricaFlowTests,
};
