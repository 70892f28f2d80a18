import type { BoardFacet } from '#board/facet.ts';

export const facet: BoardFacet = {};
