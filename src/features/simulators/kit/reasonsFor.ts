import type { Language } from '#i18n/languages.ts';
import { type KeyOf, makeTranslate } from '#i18n/translate.ts';
import type { BenchTexts } from '#ui/bench/benchTexts.ts';
import type { FlightRule } from '../flight/flightBench.ts';
import type { Reasons } from '../flight/Refusals.tsx';
import { linksTo } from './linksTo.ts';

type Why = BenchTexts['vipers']['why'];

/** The reason for a refusal, by rule, with the rule's address. A rule without a text does not compile. */
export async function reasonsFor(
  language: Language,
  rules: readonly (FlightRule & KeyOf<Why>)[],
  why: Why,
): Promise<Reasons> {
  const links = await linksTo(language, rules);
  const t = makeTranslate<KeyOf<Why>>(language, why);
  return Object.fromEntries(rules.map(rule => [rule, { why: t(rule), href: links[rule] }])) as Reasons;
}
