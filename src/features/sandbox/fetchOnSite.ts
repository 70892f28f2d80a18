import type { FetchOnSite, OnSite } from '#ui/table/onSite.ts';
import type { Site } from '#ui/table/texts.ts';

/** Positions of this site, which lie beside its pages as saved games; they are the same in every language. */
export const fetchOnSite =
  ({ base }: Site): FetchOnSite =>
  async (_, id) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(id)) return 'unknown';
    const answer = await fetch(`${base}sandbox/${id}.json`).catch(() => undefined);
    if (answer === undefined) return 'unreachable';
    if (answer.status === 404) return 'unknown';
    return answer.ok ? ((await answer.json()) as OnSite) : 'unreachable';
  };
