import type { APIRoute } from 'astro';
import { untold } from '../../collections/proofs.ts';

/** Every scenario that has no page of its own, with the rules that it shows at work. */
export const GET: APIRoute = () => Response.json(untold().map(({ id, rules }) => [id, ...rules]));
