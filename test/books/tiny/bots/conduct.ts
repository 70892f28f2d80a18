import type { ConductFacet } from '#bots/facet.ts';
import type { TinyEvents } from '../engine/words.ts';

export const facet: ConductFacet = ['star-rose'] satisfies readonly (keyof TinyEvents)[];
