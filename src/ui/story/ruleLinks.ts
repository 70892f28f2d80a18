import { findRule } from '#collections/ruleIndex.ts';
import { pathOf } from '#collections/rulePages.ts';
import type { Language } from '#i18n/languages.ts';
import { addressIn } from '../parts/addresses.ts';
import type { Story } from './index.ts';
import type { RuleLink } from './texts.ts';

/** Where the rules stand that make something happen in a story. */
export async function ruleLinks(
  language: Language,
  { stops }: Story,
): Promise<{ readonly [rule: string]: RuleLink }> {
  const events = stops.flatMap(stop => [
    ...stop.beat.events,
    ...(stop.kind === 'do' ? Object.values(stop.deed.outcomes).flat() : []),
  ]);
  const asked = stops.flatMap(stop => (stop.kind === 'ask' ? (stop.question.rule ?? []) : []));
  const rules = new Set([...events.flatMap(({ cause }) => cause.rule ?? []), ...asked]);
  const links = await Promise.all(
    [...rules].map(async rule => {
      const place = await findRule(language, rule);
      if (place === undefined) return [];
      const href = `${addressIn(language, pathOf(place.page))}#${rule}`;
      return [[rule, { href, name: place.name }] as const];
    }),
  );
  return Object.fromEntries(links.flat());
}
