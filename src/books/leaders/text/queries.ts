import type { QueryPlanners } from '#text/plan/queries.ts';
import type { LeaderQueries } from '../engine/words.ts';

export const queries: QueryPlanners<LeaderQueries> = {
  'infiltrator-draw': ({ set }) => ({ frame: 'infiltrator-draw', values: { set }, by: 'you' }),
};
