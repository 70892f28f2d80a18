/** A Cylon Leader among the humans, and what ends it. */
import type { BookRules } from '#engine/library/facet.ts';
import { drawSplit, skillTypes } from '#engine/ops/cards.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { reduced } from '#engine/ops/skills.ts';
import { discardAttached } from '#engine/ops/thisCard.ts';
import { foldMost } from '#engine/queries/modifiers.ts';
import { boardOf, seatState } from '#engine/rules/people.ts';
import { you } from '#engine/run/find.ts';
import { emit, push } from '#engine/run/run.ts';
import { isLeader } from './people.ts';
import type { LeaderFlows } from './words.ts';

export const infiltrationOps: Resolvers<keyof LeaderFlows> = {
  'begin-infiltration'(run) {
    const seat = you(run);
    seatState(run, seat).revealed = 'infiltrating';
    emit(run, 'infiltrated', { seat });
  },

  'end-infiltration'(run) {
    const seat = you(run);
    if (seatState(run, seat).revealed !== 'infiltrating') return;
    seatState(run, seat).revealed = 'cylon';
    emit(run, 'infiltration-ended', { seat });
  },

  'discard-attached'(run) {
    for (const card of seatState(run, you(run)).attached.slice()) discardAttached(run, card);
  },

  /** More of his own types; the one book lets him do without. */
  'draw-as-infiltrator'(run, { optional }) {
    const seat = you(run);
    if (!isLeader(run, seat) || seatState(run, seat).revealed !== 'infiltrating') return;
    if (reduced(run, seat) !== undefined) return;
    const n = foldMost(run, 'infiltrator-draw', { seat }, 1);
    return drawSplit(run, seat, skillTypes(run, seat, 'own'), n, optional ? 0 : n) ? undefined : 'again';
  },
};

/** Whatever brings him back to the Cylons ends it (pegasus.infiltration.ends-at-resurrection). */
export const backAmongCylons: NonNullable<BookRules['arrived']> = (run, seat) => {
  if (seatState(run, seat).revealed === 'infiltrating' && boardOf(run, seat) === 'cylon') {
    push(run, 'infiltration-over', { seat });
  }
};
