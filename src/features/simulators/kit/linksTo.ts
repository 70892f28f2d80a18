import { findRule } from '#collections/ruleIndex.ts';
import { pathOf } from '#collections/rulePages.ts';
import type { Language } from '#i18n/languages.ts';
import type { RuleId } from '#rules/ruleId.ts';
import { addressIn } from '#ui/parts/addresses.ts';

/** Where these rules stand in a language, by rule; a rule of which no page tells is left out. */
export async function linksTo(language: Language, rules: readonly RuleId[]): Promise<Record<string, string>> {
  const links = await Promise.all(
    rules.map(async rule => {
      const place = await findRule(language, rule);
      return place === undefined
        ? []
        : [[rule, `${addressIn(language, pathOf(place.page))}#${rule}`] as const];
    }),
  );
  return Object.fromEntries(links.flat());
}
