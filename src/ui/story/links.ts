import type { Beat } from './index.ts';
import type { RuleLink } from './texts.ts';

/** The rules behind the events of a beat, each place once. */
export function linksOf(
  { events }: Pick<Beat, 'events'>,
  rules: { readonly [rule: string]: RuleLink },
): readonly RuleLink[] {
  const found = new Map<string, RuleLink>();
  for (const { cause } of events) {
    const link = cause.rule === undefined ? undefined : rules[cause.rule];
    if (link !== undefined && !found.has(link.name)) found.set(link.name, link);
  }
  return [...found.values()];
}
