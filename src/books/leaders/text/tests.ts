import type { Tellers } from '#text/conditions.ts';
import type { LeaderTests } from '../engine/words.ts';

/** Who is one, and who plays as a human for now. */
export const tests: Tellers<LeaderTests> = {
  leader: () => ({ key: 'tests.leader' }),
  infiltrating: () => ({ key: 'tests.infiltrating' }),
};
