import type { EngineFacet } from '#engine/library/facet.ts';

/** Everything that the base game's cards ask for, the core carries out. */
export const facet: EngineFacet = {};
