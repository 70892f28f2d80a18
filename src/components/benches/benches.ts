import type { BenchId } from '../../machines/benches.ts';
import type { RuleId } from '../../rules/ruleId.ts';

/** The rule that each bench is about. */
export const ruleOf: { readonly [bench in BenchId]: RuleId } = {
  attack: 'attack.roll',
};
