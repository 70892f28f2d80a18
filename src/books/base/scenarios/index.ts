import type { ScenariosFacet } from '#scenarios/facet.ts';

/** The notation knows the words of the base game: they are those of the core. */
export const facet: ScenariosFacet = { events: {}, prompts: {} };
