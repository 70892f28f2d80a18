/** What every book with Cylon Leaders says of them. */
import { by } from '#text/plan/ops/by.ts';
import type { Party } from '#text/plan/plan.ts';
import type { Piece, Planning } from '#text/plan/planner.ts';
import { queries } from './queries.ts';
import { tests } from './tests.ts';

export const leaderText = {
  tests,
  queries,
  procedures: {
    infiltration: (_: Party, { actor }: Planning): readonly Piece[] => [
      { frame: 'infiltrate', ...by(actor) },
    ],
    'end-of-infiltration': (_: Party, { actor }: Planning): readonly Piece[] => [
      { frame: 'end-infiltration', ...by(actor) },
      { leads: [], clauses: [{ frame: 'end-infiltration-brig' }] },
    ],
  },
};
