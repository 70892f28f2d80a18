import type { PlayFacet } from '#books/playFacet.ts';

export const facet: PlayFacet = {};
