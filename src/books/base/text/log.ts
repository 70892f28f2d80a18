import { defineLog } from '#text/log/facet.ts';

/** What happens in the base game is the core's to tell. */
export const facet = defineLog<{ events: object }>({ events: {} });
