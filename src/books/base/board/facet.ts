import { type BoardNames, defineBoard } from '#board/facet.ts';
import type { coreBoards } from '#engine/model/vocabulary.ts';
import { people, places } from './signs.ts';
import { damage } from './symbols.ts';

interface Names extends BoardNames {
  readonly boards: { readonly [board in Exclude<(typeof coreBoards)[number], 'galactica'>]: object };
}

/** Its decks and skills are those of every game, so the board itself draws them. */
export const facet = defineBoard<Names>({
  boards: {
    // A slender liner.
    'colonial-one': {
      width: 'narrow',
      hull: (w, h) =>
        `M2 ${h / 2}Q4 12 24 2H${w - 18}L${w - 2} 18V${h - 18}L${w - 18} ${h - 2}H24Q4 ${h - 12} 2 ${h / 2}Z`,
    },
    // The points of a basestar.
    cylon: {
      width: 'broad',
      hull: (w, h) =>
        `M2 2 20 7H${w - 20}L${w - 2} 2 ${w - 9} ${h / 2} ${w - 2} ${h - 2} ${w - 20} ${h - 7}H20L2 ${h - 2} 9 ${h / 2}Z`,
    },
  },
  signs: { people, places },
  symbols: { damage },
});
