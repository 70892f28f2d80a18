import type { CoreRuleId } from './core.ts';

/** The ids of the rules we hold; each book adds its own by merging into this interface. */
export interface RuleIds extends Record<CoreRuleId, object> {}

/** The id of one rule atom, such as `skill-check.final-strength`. */
export type RuleId = keyof RuleIds;
