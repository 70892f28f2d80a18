import type { BotsFacet } from '#bots/facet.ts';

export const facet: BotsFacet = {};
