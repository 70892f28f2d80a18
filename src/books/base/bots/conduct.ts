import type { ConductFacet } from '#bots/facet.ts';

export const facet: ConductFacet = [];
