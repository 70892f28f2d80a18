import { by } from '../plan/ops/by.ts';
import type { Planners } from '../plan/planner.ts';

/** New Caprica. */
export const pegasusPlanners: Planners<'prepare' | 'evacuate' | 'occupy'> = {
  prepare: ({ n }, { actor }) => [{ frame: 'prepare', values: { n }, count: n, ...by(actor) }],
  evacuate: ({ n }, { actor }) => [{ frame: 'evacuate', values: { n }, count: n, ...by(actor) }],
  occupy: ({ n }, { actor }) => [{ frame: 'occupy', values: { n }, count: n, ...by(actor) }],
};
