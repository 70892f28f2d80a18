/** Cards shuffled into Destiny, which crises of more than one book do. */
import type { Skill } from '#engine/model/vocabulary.ts';
import type { Resolvers } from '#engine/ops/resolver.ts';
import { drawSeveral, shuffleIn } from '#engine/run/piles.ts';
import { emit } from '#engine/run/run.ts';

export interface DestinyOps {
  /** So many cards of a skill deck. */
  'into-destiny': { readonly skill: Skill; readonly n: number };
}

export interface DestinyEvents {
  'destiny-grown': { readonly skill: Skill; readonly n: number };
}

export const destinyOps: Resolvers<keyof DestinyOps> = {
  'into-destiny'(run, { skill, n }) {
    const cards = drawSeveral(run, skill, n).map(h => h.card);
    shuffleIn(run, 'destiny', cards);
    emit(run, 'destiny-grown', { skill, n: cards.length });
  },
};
