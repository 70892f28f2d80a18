/** What every book with Cylon Leaders brings for them. */
import type { EngineFacet } from '#engine/library/facet.ts';
import { leaderConditions } from './conditions.ts';
import { infiltrationOps } from './infiltration.ts';
import { leaderClasses, leaderRules, leaderStandings } from './people.ts';

export { backAmongCylons } from './infiltration.ts';

export const leaderRefusals = ['too-many-leaders', 'leader-not-allowed', 'leader-needed'] as const;

export const leaderCode = {
  refusals: leaderRefusals,
  classes: leaderClasses,
  standings: leaderStandings,
  rules: leaderRules,
  operations: infiltrationOps,
  personal: ['infiltrator-draw'],
  conditions: leaderConditions,
} satisfies EngineFacet;
