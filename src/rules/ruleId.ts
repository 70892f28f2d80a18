import { type DaybreakRuleId, daybreakRules } from '#books/daybreak/rules.ts';
import { type PegasusRuleId, pegasusRules } from '#books/pegasus/rules.ts';
import { type BaseRuleId, baseRules } from './base.ts';
import type { Book } from './book.ts';

/** The id of one rule atom, such as `skill-check.final-strength`. */
export type RuleId = BaseRuleId | PegasusRuleId | DaybreakRuleId;

/** Every rule of a book, in reading order. */
export const rulesOf: { readonly [book in Book]: readonly RuleId[] } = {
  base: baseRules,
  pegasus: pegasusRules,
  daybreak: daybreakRules,
};

const known: ReadonlySet<string> = new Set(Object.values(rulesOf).flat());

export function isRuleId(text: string): text is RuleId {
  return known.has(text);
}
