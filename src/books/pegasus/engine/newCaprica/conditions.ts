/** The questions of the New Caprica phase. */
import type { FlowReaders, Readers } from '#engine/library/facet.ts';
import { boardOf } from '#engine/rules/people.ts';
import { current, nearest } from '#engine/run/find.ts';
import { isInOrbit, settled } from './board.ts';
import type { NewCapricaFlowTests, NewCapricaTests } from './words.ts';

export const newCapricaConditions: Readers<keyof NewCapricaTests> = {
  'in-orbit': isInOrbit,
  'ship-prepared': run => (settled(run)?.prepared.length ?? 0) > 0,
  'current-on': (run, { board }) => boardOf(run, current(run)) === board,
  'attacking-occupation': (run, _, you) =>
    run.state.stack.some(frame => frame.at === 'attack-occupation' && frame.seat === you && frame.roll),
};

export const newCapricaFlowTests: FlowReaders<keyof NewCapricaFlowTests> = {
  'on-new-caprica': run => settled(run) !== undefined,
  'jump-step-skipped': run => nearest(run, 'crisis')?.marks?.includes('no-jump-step') ?? false,
  'canyon-activates': run => run.state.rulings['breeders-canyon-activation'] === 'activates',
};
