import { defineMiddleware } from 'astro:middleware';
import { policyFirst } from '#site/policyFirst.ts';

/** What becomes of every page before it is written. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(policyFirst(await response.text()), response);
});
