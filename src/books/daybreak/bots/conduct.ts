import type { ConductFacet } from '#bots/facet.ts';
import type { DaybreakEvents } from '../engine/words.ts';

export const facet: ConductFacet = ['mission-begun'] satisfies readonly (keyof DaybreakEvents)[];
