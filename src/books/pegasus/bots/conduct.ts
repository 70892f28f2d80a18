import type { ConductFacet } from '#bots/facet.ts';
import type { PegasusEvents } from '../engine/words.ts';

export const facet: ConductFacet = ['character-replaced'] satisfies readonly (keyof PegasusEvents)[];
