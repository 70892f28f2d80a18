import type { CardOp, Who } from '#engine/model/effect.ts';

/**
 * One player after the other gives up cards and draws Treachery (pegasus.ed.multi-player-discard-and-draw). An Admiral
 * who is no longer in office after the one still does the other.
 */
export function discardsForTreachery(who: Who, n: number, how: { readonly random?: true } = {}): CardOp {
  return {
    op: 'one-by-one',
    who,
    do: [
      { op: 'discard', who, n, ...how },
      { op: 'draw', who, n, from: ['treachery'] },
    ],
  };
}
