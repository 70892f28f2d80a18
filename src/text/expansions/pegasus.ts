import type { PegasusCardOps } from '../../engine/expansions/pegasus/words.ts';
import type { DestinyOps } from '../../engine/expansions/shared/destiny.ts';
import { by } from '../plan/ops/by.ts';
import type { Planners } from '../plan/planner.ts';

/** New Caprica. */
export const pegasusPlanners: Planners<Exclude<keyof PegasusCardOps, keyof DestinyOps>> = {
  prepare: ({ n }, { actor }) => [{ frame: 'prepare', values: { n }, count: n, ...by(actor) }],
  evacuate: ({ n }, { actor }) => [{ frame: 'evacuate', values: { n }, count: n, ...by(actor) }],
  'prepare-or-evacuate': () => [{ frame: 'prepare-or-evacuate', values: { one: 1 }, count: 1 }],
  occupy: ({ n }, { actor }) => [{ frame: 'occupy', values: { n }, count: n, ...by(actor) }],
  'scout-locked': (_, { actor }) => [{ frame: 'scout-locked', ...by(actor) }],
  'activate-force': (_, { actor }) => [{ frame: 'activate-force', values: { one: 1 }, ...by(actor) }],
  'destroy-force': ({ n, by: who }, { party }) => [{ frame: 'destroy-force', values: { n }, by: party(who) }],
  'destroy-force-here': (_, { actor }) => [{ frame: 'destroy-force', values: { n: 1 }, ...by(actor) }],
  'lose-highest': ({ n }, { actor }) => [{ frame: 'lose-highest', values: { n }, ...by(actor) }],
  'face-crisis': (_, { actor }) => [
    { frame: 'face-crisis', values: { one: 1 }, ...by(actor) },
    { leads: [], clauses: [{ frame: 'no-jump-step' }] },
  ],
  'skip-jump-step': () => [{ frame: 'no-jump-step' }],
};
