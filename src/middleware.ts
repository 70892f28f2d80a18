import { defineMiddleware } from 'astro:middleware';
import { nonBreakingHtml } from '#i18n/nonBreakingHtml.ts';
import { policyFirst } from '#site/policyFirst.ts';

/** What becomes of every page before it is written. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(policyFirst(nonBreakingHtml(await response.text())), response);
});
