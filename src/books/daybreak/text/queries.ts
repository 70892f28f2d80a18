import type { QueryPlanners } from '#text/plan/queries.ts';
import type { DaybreakQueries } from '../engine/words.ts';

/** How many Mutiny cards and miracle tokens somebody may hold, and what comes with them. */
export const queries: QueryPlanners<DaybreakQueries> = {
  'mutiny-limit': ({ set }) => ({ frame: 'mutiny-limit', values: { set } }),
  'miracle-limit': ({ set }) => ({ frame: 'miracle-limit', values: { set }, by: 'you', may: true }),
  'deals-mutinies': ({ set }) => ({
    on: 'drawing-mutiny',
    clauses: [{ frame: 'deals-mutinies', values: { set }, by: 'you' }],
  }),
  'starting-mutinies': ({ set }) => ({ frame: 'starting-mutinies', values: { set }, by: 'you' }),
};
