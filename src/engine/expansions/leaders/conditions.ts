import type { Readers } from '../../library/bookCode.ts';
import { isLeader, seatState } from '../../rules/people.ts';
import type { LeaderTests } from './words.ts';

export const leaderConditions: Readers<keyof LeaderTests> = {
  leader: (run, _, seat) => isLeader(run, seat),
  infiltrating: (run, _, seat) => seatState(run, seat).revealed === 'infiltrating',
};
