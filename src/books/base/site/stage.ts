import { defineStage } from '#ui/stage/facet.ts';

/** How much the events of the base game matter is the core's to say. */
export const facet = defineStage<{ events: object }>({ events: {} });
