/** Dealing the Motives of a Cylon Leader. */
import type { Resolvers } from '../../ops/resolver.ts';
import { isLeader } from '../../rules/people.ts';
import { drawSeveral, emptyPile } from '../../run/piles.ts';
import { bit, emit } from '../../run/run.ts';
import { motives } from './slots.ts';

export const motiveOps: Resolvers<'deal-motives'> = {
  'deal-motives'(run, { n }) {
    const leaders = [...run.state.seats.keys()].filter(seat => isLeader(run, seat));
    if (leaders.length === 0) run.state.piles.motive = emptyPile();
    for (const seat of leaders) {
      const cards = drawSeveral(run, 'motive', n).map(h => h.card);
      motives(run, seat).push(...cards.map(card => ({ card, seen: bit(seat) })));
      emit(run, 'motives-dealt', { seat, n: cards.length, cards, secretTo: bit(seat) });
    }
  },
};
