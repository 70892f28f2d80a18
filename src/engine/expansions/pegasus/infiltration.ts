/** A Cylon Leader among the humans, and what ends it. */

import { drawSplit, skillTypes } from '../../ops/cards.ts';
import type { Resolvers } from '../../ops/resolver.ts';
import { reduced } from '../../ops/skills.ts';
import { seatState } from '../../rules/people.ts';
import { you } from '../../run/find.ts';
import { emit } from '../../run/run.ts';

export const infiltrationOps: Resolvers<'begin-infiltration' | 'end-infiltration' | 'draw-as-infiltrator'> = {
  'begin-infiltration'(run) {
    const seat = you(run);
    seatState(run, seat).revealed = 'infiltrating';
    emit(run, 'infiltrated', { seat });
  },

  /** Whatever brings him back ends it (pegasus.infiltration.ends-at-resurrection). */
  'end-infiltration'(run) {
    const seat = you(run);
    if (seatState(run, seat).revealed !== 'infiltrating') return;
    seatState(run, seat).revealed = 'cylon';
    emit(run, 'infiltration-ended', { seat });
  },

  /** One more of his own types, if he likes (pegasus.infiltration.extra-card). */
  'draw-as-infiltrator'(run) {
    const seat = you(run);
    if (seatState(run, seat).revealed !== 'infiltrating' || reduced(run, seat) !== undefined) return;
    return drawSplit(run, seat, skillTypes(run, seat, 'own'), 1, 0) ? undefined : 'again';
  },
};
