import type { APIRoute } from 'astro';
import { llms } from '#features/rules/forTools/llms.ts';
import { fullAddress } from '#ui/parts/addresses.ts';

/** What the site holds, for helpers that read for somebody. */
export const GET: APIRoute = async ({ site }) => new Response(await llms(path => fullAddress(path, site)));
