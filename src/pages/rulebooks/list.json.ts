import type { APIRoute } from 'astro';
import type { ReadyRulebook } from '#features/rules/rulebook/readyRulebook.ts';

/** The rulebooks that lie ready: none in a fresh build. `npm run rulebooks` makes them and writes the list anew. */
const none: readonly ReadyRulebook[] = [];
export const GET: APIRoute = () => Response.json(none);
