import type { Readers } from '#engine/library/facet.ts';
import { seatState } from '#engine/rules/people.ts';
import { isLeader } from './people.ts';
import type { LeaderTests } from './words.ts';

export const leaderConditions: Readers<keyof LeaderTests> = {
  leader: (run, _, seat) => isLeader(run, seat),
  infiltrating: (run, _, seat) => seatState(run, seat).revealed === 'infiltrating',
};
