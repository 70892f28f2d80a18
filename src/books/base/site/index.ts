import type { SiteFacet } from '#books/siteFacet.ts';

export const facet: SiteFacet = {};
