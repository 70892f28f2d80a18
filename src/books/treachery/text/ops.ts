import { by } from '#text/plan/ops/by.ts';
import type { OpPlanners } from '#text/plan/planner.ts';
import type { DestinyOps } from '../engine/destiny.ts';

export const ops: OpPlanners<DestinyOps> = {
  'into-destiny': ({ skill, n }, { actor }) => [
    { frame: 'into-destiny', values: { cards: { counted: `${skill}-card`, n } }, count: n, ...by(actor) },
  ],
};
