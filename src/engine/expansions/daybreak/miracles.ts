/** Miracle tokens, dealt, gained and given up. */

import type { Resolvers } from '../../ops/resolver.ts';
import { affected } from '../../queries/who.ts';
import { gainMiracle } from '../../rules/miracles.ts';
import { isHuman, seatState } from '../../rules/people.ts';
import { you } from '../../run/find.ts';

export const miracleOps: Resolvers<'deal-miracles' | 'gain-miracle' | 'drop-miracles'> = {
  'deal-miracles'(run) {
    for (const seat of run.state.seats) seat.slots.miracles = run.lib.miracles?.each ?? 0;
  },

  'gain-miracle'(run, op) {
    for (const seat of affected(run, op.who)) gainMiracle(run, seat);
  },

  'drop-miracles'(run) {
    const seat = you(run);
    if (!isHuman(run, seat)) seatState(run, seat).slots.miracles = 0;
  },
};
