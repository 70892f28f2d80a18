/** What a page has to name for the deeds of a story. */
import { optionsOf } from '#engine/index.ts';
import { type WhyNot, whyNotRules } from '#engine/tools/whyNot.ts';
import type { RuleId } from '#rules/ruleId.ts';
import type { Deed } from './index.ts';

/** Cards in the hand that cannot be used now. */
export function idleCards({ refused }: Deed): readonly string[] {
  return Object.keys(refused).filter(thing => thing.includes('/'));
}

/** Everything that stands in the list of a deed. */
export function optionsAt(deed: Deed): readonly string[] {
  return [...optionsOf(deed.choice).map(({ id }) => id), ...idleCards(deed)];
}

/** Why things are not on offer, each reason once, with the rule it stands on. */
export function reasonsAt(
  deeds: readonly Deed[],
): readonly { readonly reason: Exclude<WhyNot, 'other'>; readonly rule: RuleId | undefined }[] {
  const reasons = new Set(deeds.flatMap(({ refused }) => Object.values(refused)));
  return [...reasons].flatMap(reason => (reason === 'other' ? [] : [{ reason, rule: whyNotRules[reason] }]));
}
