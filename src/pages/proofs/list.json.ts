import type { APIRoute } from 'astro';
import { proofs } from '#collections/proofs.ts';

/** Every scenario with the rules that it shows at work. */
export const GET: APIRoute = () => Response.json(proofs().map(({ id, rules }) => [id, ...rules]));
